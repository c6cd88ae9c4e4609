"""The guide to running a server: its settings exist, its files are what their readers expect."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from configparser import ConfigParser
from contextlib import closing, contextmanager
from pathlib import Path

from server.house import House, hear, until
from server.proxy import CERTIFICATE, NAME, Guest, answers, free_port
from server.test_operator import parser

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "hosting.md").read_text("utf-8")
CADDY = ROOT / ".venv" / "caddy" / "usr" / "bin"
QUIET = f"{{\n admin off\n auto_https disable_redirects\n default_sni {NAME}\n}}\n"
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


def test_the_caddyfile_leads_to_the_server_and_hides_its_counts() -> None:
    served = re.findall(r"reverse_proxy (\S+)", block("caddy"))
    assert served == re.findall(r"proxy_pass http://([^;]+);", block("nginx"))
    assert "@inside path /metrics" in block("caddy")
    assert block("caddy").count("{") == block("caddy").count("}")


@contextmanager
def caddy(folder: Path, port: int, upstream: str) -> Iterator[None]:
    """Caddy with the guide's own file: another name and port, another certificate."""
    found, openssl = shutil.which("caddy") or CADDY / "caddy", shutil.which("openssl")
    assert openssl, "openssl is missing: sh tools/proxy"
    made = ["-keyout", f"{folder}/key", "-out", f"{folder}/cert"]
    subprocess.run([openssl, *CERTIFICATE.split(), *made], check=True, capture_output=True)
    site = f"https://{NAME}:{port} {{\n tls {folder}/cert {folder}/key"
    conf = block("caddy").replace("table.example.org {", site)
    conf = conf.replace("127.0.0.1:8123", upstream.removeprefix("http://"))
    (folder / "Caddyfile").write_text(QUIET + conf)
    homes = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    command = [found, "run", "--adapter", "caddyfile", "--config", f"{folder}/Caddyfile"]
    process = subprocess.Popen(command, env=homes, stderr=subprocess.DEVNULL)
    try:
        assert until(lambda: answers(port), 20)
        yield
    finally:
        process.terminate()
        process.wait(15)


def test_a_table_is_played_through_caddy(tmp_path: Path) -> None:
    port = free_port()
    flags = ["--proxy=127.0.0.1", f"--public-host={NAME}:{port}", "--patient"]
    with (
        House(f"sqlite:///{tmp_path / 'tables.sqlite'}", *flags) as house,
        caddy(tmp_path, port, house.address),
        closing(Guest(port)) as alice,
    ):
        opened = alice.http.post("/tables", data={"game": "newton", "seats": "1", "kind0": "here"})
        id, cookie = opened.headers["location"].split("/")[2], opened.headers["set-cookie"]
        assert "Secure" in cookie
        with alice.socket(id, cookie.split("=")[1].split(";")[0]) as socket:
            word = re.findall(r'data-move="([^"]+)"', hear(socket)["patch"]["actions"])[0]
            socket.send(f'{{"move": "{word}", "seq": 0, "id": "one"}}')
            assert hear(socket)["stored"] == 1
        assert alice.http.get("/metrics").status_code == 403
