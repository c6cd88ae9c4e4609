"""The guide to running a server: its settings exist, its files are what their readers expect."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from configparser import ConfigParser
from pathlib import Path

from server.test_operator import parser

GUIDE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")
INSTRUCTIONS = {
    "FROM", "RUN", "USER", "VOLUME", "EXPOSE", "ENV", "HEALTHCHECK", "STOPSIGNAL", "ENTRYPOINT",
    "CMD", "COPY", "WORKDIR",
}  # fmt: skip
SIGNALS = {"SIGINT", "SIGTERM"}


def block(kind: str) -> str:
    (found,) = re.findall(rf"```{kind}\n(.*?)```", GUIDE, re.S)
    return str(found)


def known() -> set[str]:
    return {f"HIGHTABLE_{name.upper()}" for name in vars(parser().parse_args([]))}


def test_every_setting_is_in_the_guide_and_no_other() -> None:
    rows = re.findall(r"^\| `--([\w-]+)` \| `(HIGHTABLE_\w+)` \|", GUIDE, re.M)
    assert {variable for _, variable in rows} == known()
    named = {f"HIGHTABLE_{option.upper().replace('-', '_')}" for option, _ in rows}
    assert named == known()
    assert set(re.findall(r"HIGHTABLE_[A-Z_]+[A-Z]", GUIDE)) == known()


def test_the_container_file_is_one() -> None:
    lines = [line.split(maxsplit=1) for line in block("dockerfile").splitlines()]
    assert lines[0][0] == "FROM"
    assert {name for name, _ in lines} <= INSTRUCTIONS
    said = dict(lines)
    assert said["USER"] != "root"
    assert said["STOPSIGNAL"] in SIGNALS
    assert said["ENTRYPOINT"] == '["hightable"]'
    for name in ("CMD", "ENTRYPOINT"):
        assert re.fullmatch(r'\["[a-z]+"\]', said[name])
    assert "/healthz" in said["HEALTHCHECK"]


def test_the_unit_is_one(tmp_path: Path) -> None:
    unit = tmp_path / "hightable.service"
    unit.write_text(block("ini").replace("/opt/hightable/bin/hightable", sys.executable))
    read = ConfigParser(strict=True)
    read.optionxform = str  # type: ignore[assignment,method-assign]
    read.read_string(unit.read_text())
    assert read["Service"]["EnvironmentFile"] == "/etc/hightable.env"
    assert read["Service"]["KillSignal"] in SIGNALS
    analyze = shutil.which("systemd-analyze")
    if analyze:
        done = subprocess.run([analyze, "verify", unit], capture_output=True, text=True)
        assert "hightable.service" not in done.stderr, done.stderr
