"""What cards do, and of what."""
