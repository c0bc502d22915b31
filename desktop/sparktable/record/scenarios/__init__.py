"""Scenario files: how they are read, run, and what they may say."""
