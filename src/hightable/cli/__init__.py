"""The command line: one module per command, each with `configure` and `run`."""
