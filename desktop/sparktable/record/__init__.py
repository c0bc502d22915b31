"""Saves, journals, replays, fair dealing and scenario files: what a game leaves behind. FORMAT.md says how.

The doors that others use: `recorder.Recorder` and `desk.Desk` while a game runs, `slots.Slots` for a player's
saves, `opening.open_save` and `open_journal` to go on, `replay.Replay` to watch, `scenario.read_scenario` for
positions.
"""
