"""What is heard: which sounds there are, how they are mixed, and the device that they are played on."""
