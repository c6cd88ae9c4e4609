"""The examples do what they say."""

import os
import runpy
import sys
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_the_learner_learns():
    learn = runpy.run_path(str(EXAMPLES / "learn.py"))["learn"]
    told = []
    shares = learn("saltmarsh", seconds=1, tell=told.append)
    assert shares[0] < 0.7
    assert shares[-1] > 0.8
    assert told[0].startswith("untrained: ")


# The notebook's kernel is a process of its own; its client leaves sockets to the collector.
@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::ResourceWarning")
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_the_tournament_notebook_runs(monkeypatch):
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    notebook = nbformat.read(EXAMPLES / "tournament.ipynb", as_version=4)
    assert not any(cell.get("outputs") for cell in notebook.cells)
    NotebookClient(notebook, timeout=120, kernel_name="python3").execute()
    said = "".join(
        out.get("text", "") for cell in notebook.cells for out in cell.get("outputs", [])
    )
    assert "bachelor: " in said
    assert "40 games, " in said
