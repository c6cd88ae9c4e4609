"""Effects and costs as lines of icons."""
