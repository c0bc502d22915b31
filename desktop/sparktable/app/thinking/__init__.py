"""How opponents think beside the window: the process, the thread that asks it, and when it answers."""
