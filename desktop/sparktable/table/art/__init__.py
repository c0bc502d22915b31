"""The art of the table: themes, fonts, icons, card faces, pieces and overlays, drawn from plain data.

Nothing here knows a game. Pictures (`QImage`) may be drawn on any thread; pixmaps belong to the GUI thread.
"""
