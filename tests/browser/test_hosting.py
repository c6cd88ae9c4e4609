"""The recipe with nginx, followed to the letter: two browsers play through the proxy."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from browser.conftest import ARGS, CHROMIUM
from browser.driver import NAMES
from playwright.sync_api import Browser, Page
from server.house import House, until
from server.proxy import CERTIFICATE, answers, free_port

GUIDE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")
NAME = "table.example.org"
# What has only just appeared under the pointer takes no click.
READING = 500
MAIN = """
daemon off; master_process off; pid {folder}/pid; error_log {folder}/log;
events {{ }}
http {{
  access_log off; client_body_temp_path {folder}; proxy_temp_path {folder};
  fastcgi_temp_path {folder}; uwsgi_temp_path {folder}; scgi_temp_path {folder};
  include {folder}/hightable.conf;
}}
"""


def block(kind: str) -> str:
    """The recipe of a kind, as it stands in the guide."""
    (found,) = re.findall(rf"```{kind}\n(.*?)```", GUIDE, re.S)
    return str(found)


@contextmanager
def proxied(folder: Path, port: int, upstream: str) -> Iterator[None]:
    """nginx with the guide's own file: another port, another certificate, nothing else."""
    paths = f"{os.environ['PATH']}:/usr/sbin:/sbin"
    nginx, openssl = (shutil.which(name, path=paths) for name in ("nginx", "openssl"))
    assert nginx, "nginx is missing: sh tools/proxy"
    assert openssl, "openssl is missing: sh tools/proxy"
    made = ["-keyout", f"{folder}/key", "-out", f"{folder}/cert"]
    subprocess.run([openssl, *CERTIFICATE.split(), *made], check=True, capture_output=True)
    live = f"/etc/letsencrypt/live/{NAME}"
    conf = block("nginx").replace("listen 443", f"listen 127.0.0.1:{port}")
    conf = conf.replace("http://127.0.0.1:8123", upstream)
    conf = conf.replace(f"{live}/fullchain.pem", f"{folder}/cert")
    (folder / "hightable.conf").write_text(conf.replace(f"{live}/privkey.pem", f"{folder}/key"))
    (folder / "conf").write_text(MAIN.format(folder=folder))
    process = subprocess.Popen([nginx, "-p", str(folder), "-c", f"{folder}/conf"])
    try:
        assert until(lambda: answers(port), 20), (folder / "log").read_text()
        yield
    finally:
        process.terminate()
        process.wait(15)


def test_two_browsers_play_through_the_proxy_of_the_guide(
    chromium: Browser, tmp_path: Path
) -> None:
    settings = dict(re.findall(r"HIGHTABLE_(PROXY|PUBLIC_HOST)=(\S+)", block("sh")))
    port, database = free_port(), f"sqlite:///{tmp_path / 'tables.sqlite'}"
    flags = [f"--proxy={settings['PROXY']}", f"--public-host={settings['PUBLIC_HOST']}:{port}"]
    with (
        House(database, *flags, "--patient") as house,
        proxied(tmp_path, port, house.address),
        away(chromium) as browser,
    ):
        pages = [guest(browser, port) for _ in range(2)]
        alice, bruno = pages
        alice.goto("/new/newton")
        alice.fill("[name=name0]", NAMES[0])
        alice.select_option("[name=kind1]", "friend")
        alice.click("form.new button.go")
        link = alice.locator("input.link").first.input_value()
        assert link.startswith(f"https://{NAME}")
        bruno.goto(link)
        bruno.click("form button.go")
        alice.goto(re.sub("/join/.*", "", link))
        for page in pages:
            page.wait_for_selector("body[data-net=on]")
        moves = [0, 0]
        for _ in range(12):
            mover = next(at for at, page in enumerate(pages) if asked(pages, at))
            before = int(pages[mover].evaluate("document.body.dataset.seq"))
            pages[mover].wait_for_timeout(READING)
            pages[mover].locator("#moves [data-move], #b-go").first.click()
            moves[mover] += 1
            for page in pages:
                page.wait_for_function("seq => document.body.dataset.seq > seq", arg=before)
        assert min(moves) > 0
        assert alice.goto("/metrics").status == 403  # type: ignore[union-attr]


def asked(pages: list[Page], at: int) -> bool:
    pages[at].wait_for_selector("body:not(.busy)")
    return bool(pages[at].evaluate("document.body.dataset.yours"))


@contextmanager
def away(chromium: Browser) -> Iterator[Browser]:
    """A browser for which the name of the guide leads here."""
    args = [*ARGS, f"--host-resolver-rules=MAP {NAME} 127.0.0.1"]
    browser = chromium.browser_type.launch(executable_path=CHROMIUM, args=args)
    yield browser
    browser.close()


def guest(chromium: Browser, port: int) -> Page:
    """A browser that knows the server by its name alone."""
    context = chromium.new_context(base_url=f"https://{NAME}:{port}", ignore_https_errors=True)
    page = context.new_page()
    page.set_default_timeout(20_000)
    return page
