"""A game whose import does not end."""
from app.failing_processes import never_ends

never_ends()
