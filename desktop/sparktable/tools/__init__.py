"""The command line: a module per verb, each with ``add_arguments(parser)`` and ``run(arguments) -> int``."""
