"""Two small games that prove the kernel before any real game stands on it."""
