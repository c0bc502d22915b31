"""The kernel: state, frames, decisions, knowledge and luck. It knows no game, no screen, no file and no clock."""
