"""Saves, journals, replays, fair dealing and scenario files: what a game leaves behind. FORMAT.md says how.

The doors that others use: `recorder.Recorder` and `run_folder.RunFolder` while a game runs, `save_folder.SaveFolder`
for a player's saves, `loading.open_save` and `open_journal` to go on, `replay.Replay` to watch,
`scenarios.file.read_scenario` for positions.
"""
