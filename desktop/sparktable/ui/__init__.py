"""Windows, dialogs and menus."""
