"""Questions about a position: what is where, what it costs, what reaches. Nothing here changes it."""
