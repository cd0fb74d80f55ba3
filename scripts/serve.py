#!/usr/bin/env python3
"""Serves the built site on this machine only, the way a static host would."""

from __future__ import annotations

import argparse
import errno
import gzip
import io
import sys
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOOPBACK = "127.0.0.1"
PORTS_TRIED = 20
COMPRESSED = ("text/", "application/json", "application/xml", "application/manifest", "image/svg")
GZIP_LEVEL = 6


class Handler(SimpleHTTPRequestHandler):
    """Static files with the types browsers insist on; the site's own page where there is nothing."""

    protocol_version = "HTTP/1.1"
    extensions_map = {
        **SimpleHTTPRequestHandler.extensions_map,
        ".html": "text/html; charset=utf-8",
        ".css": "text/css; charset=utf-8",
        ".js": "text/javascript; charset=utf-8",
        ".json": "application/json; charset=utf-8",
        ".xml": "application/xml; charset=utf-8",
        ".txt": "text/plain; charset=utf-8",
        ".md": "text/markdown; charset=utf-8",
        ".svg": "image/svg+xml",
        ".webmanifest": "application/manifest+json",
        ".wasm": "application/wasm",
        ".bin": "application/octet-stream",
    }

    def translate_path(self, path):
        """A path no file can have is nothing to see, not a fault of the server."""
        found = super().translate_path(path)
        return str(Path(self.directory) / "404") if "\0" in found else found

    def send_head(self):
        """Text travels compressed, as from any static host. Whether a file has changed, and parts of one, are asked the usual way."""
        file = Path(self.translate_path(self.path))
        if file.is_dir() and self.path.partition("?")[0].endswith("/"):
            file /= "index.html"
        kind = self.guess_type(file)
        plain = "gzip" not in self.headers.get("Accept-Encoding", "") or "Range" in self.headers or "If-Modified-Since" in self.headers
        if plain or not kind.startswith(COMPRESSED) or not file.is_file():
            return super().send_head()
        body = gzip.compress(file.read_bytes(), GZIP_LEVEL, mtime=0)
        self.send_response(HTTPStatus.OK)
        for name, value in (("Content-Type", kind), ("Content-Encoding", "gzip"), ("Content-Length", len(body)), ("Vary", "Accept-Encoding"),
                            ("Last-Modified", self.date_time_string(file.stat().st_mtime))):
            self.send_header(name, str(value))
        self.end_headers()
        return io.BytesIO(body)

    def list_directory(self, path):
        """A folder without a page is nothing to see."""
        self.send_error(HTTPStatus.NOT_FOUND)

    def send_error(self, code, message=None, explain=None):
        page = Path(self.directory) / "404.html"
        if code != HTTPStatus.NOT_FOUND or not page.is_file():
            return super().send_error(code, message, explain)
        body = page.read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)
        return None

    def log_message(self, *arguments):
        """Quiet: a line for each file would bury the address."""


class Server(ThreadingHTTPServer):
    daemon_threads = True
    # Otherwise a port that another server holds looks free on some systems.
    allow_reuse_address = sys.platform != "win32"

    def handle_error(self, request, client_address):
        """A browser that hangs up early is no fault of ours."""
        if not isinstance(sys.exc_info()[1], (ConnectionError, TimeoutError)):
            super().handle_error(request, client_address)


def open_server(folder: Path, port: int) -> Server:
    """A server for a folder on the first free port from `port` on (0: any). OSError where none is free."""
    last = port + PORTS_TRIED if port else 0
    while True:
        try:
            return Server((LOOPBACK, port), partial(Handler, directory=str(folder)))
        except OSError as error:
            if error.errno not in (errno.EADDRINUSE, errno.EACCES) or port >= last:
                raise
            port += 1


def main(arguments: list[str] | None = None) -> int:
    """Serves until Ctrl-C; returns 1 where there is nothing to serve or no port to be had."""
    options = _parser().parse_args(arguments)
    if not (options.site_dir / "index.html").is_file():
        print(f"There is no site in {options.site_dir}. Run `make site` (or `python scripts/build.py`) first.", file=sys.stderr)
        return 1
    try:
        server = open_server(options.site_dir, options.port)
    except (OSError, OverflowError) as error:
        print(f"No port from {options.port} on can be used ({error}). Name another with --port.", file=sys.stderr)
        return 1
    print(f"The site is at http://{LOOPBACK}:{server.server_port}/  (Ctrl-C ends it)", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print("\nServer ended.")
    finally:
        server.server_close()
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--site-dir", type=Path, default=ROOT / "site", help="the built site (default: site/)")
    parser.add_argument("--port", type=int, default=8000, help="the first port to try (default: 8000; 0 takes any)")
    return parser


if __name__ == "__main__":
    sys.exit(main())
