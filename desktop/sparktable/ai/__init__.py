"""The opponents. They see views, never states."""
