"""The Technology and the Work track."""
