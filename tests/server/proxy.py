"""A real reverse proxy in front of a house: nginx, with a certificate of its own making."""

from __future__ import annotations

import os
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from server.house import until
from websockets.sync.client import ClientConnection, connect

NAME = "table.example.test"
CERTIFICATE = "req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=table.example.test"
CONF = """
daemon off;
master_process off;
pid {folder}/pid;
error_log {folder}/log;
events {{ }}
http {{
  access_log off;
  client_body_temp_path {folder};
  proxy_temp_path {folder};
  fastcgi_temp_path {folder};
  uwsgi_temp_path {folder};
  scgi_temp_path {folder};
  map $http_upgrade $upgraded {{ default upgrade; "" close; }}
  proxy_http_version 1.1;
  proxy_set_header Upgrade $http_upgrade;
  proxy_set_header Connection $upgraded;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_set_header X-Forwarded-Proto $scheme;
  server {{
    listen 127.0.0.1:{port} ssl;
    ssl_certificate {folder}/cert;
    ssl_certificate_key {folder}/key;
    location / {{ {host} proxy_pass {upstream}; }}
  }}
}}
"""
PASS_HOST = """
      proxy_set_header Host $http_host;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $upgraded;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
"""
UNCHECKED = ssl.create_default_context()
UNCHECKED.check_hostname = False
UNCHECKED.verify_mode = ssl.CERT_NONE


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@contextmanager
def proxy(folder: Path, port: int, upstream: str, passes_host: bool = True) -> Iterator[None]:
    """nginx on a port, in front of a server."""
    paths = f"{os.environ['PATH']}:/usr/sbin:/sbin"
    nginx, openssl = (shutil.which(name, path=paths) for name in ("nginx", "openssl"))
    assert nginx, "nginx is missing: sh tools/proxy"
    assert openssl, "openssl is missing: sh tools/proxy"
    made = ["-keyout", f"{folder}/key", "-out", f"{folder}/cert"]
    subprocess.run([openssl, *CERTIFICATE.split(), *made], check=True, capture_output=True)
    host = PASS_HOST if passes_host else ""
    conf = CONF.format(folder=folder, port=port, upstream=upstream, host=host)
    (folder / "conf").write_text(conf)
    command = [nginx, "-p", str(folder), "-c", f"{folder}/conf"]
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    try:
        assert until(lambda: answers(port), 20), (folder / "log").read_text()
        yield
    finally:
        process.terminate()
        process.wait(15)


def answers(port: int) -> bool:
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
        return True
    return False


class Guest:
    """Somebody who comes through the proxy, from some address of this machine."""

    def __init__(self, port: int, address: str = "127.0.0.1") -> None:
        self.port = port
        self.address = address
        self.origin = f"https://{NAME}:{port}"
        self.http = httpx.Client(
            base_url=f"https://127.0.0.1:{port}",
            headers={"host": f"{NAME}:{port}", "origin": self.origin},
            transport=httpx.HTTPTransport(verify=UNCHECKED, local_address=address),
            timeout=60,
        )

    def close(self) -> None:
        self.http.close()

    def socket(self, id: str, cookie: str, **more: Any) -> ClientConnection:
        name = more.pop("name", NAME)
        wire = socket.create_connection(("127.0.0.1", self.port), 20, (self.address, 0))
        return connect(
            f"wss://{name}:{self.port}/t/{id}/ws",
            sock=wire,
            ssl=UNCHECKED,
            origin=more.pop("origin", self.origin),
            additional_headers={"cookie": f"hightable={cookie}"},
        )
