"""Questions about a position: nothing here changes anything."""
