"""Header and footer for pages written in Python: fresh, the last good copy, or the fallback.

Python 3.9 or later, standard library only. Copy this file; server.py shows how a site uses it.
"""

import hashlib
import http.client
import json
import logging
import os
import re
import socket
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from typing import NamedTuple, Optional
from urllib.parse import urlencode, urlsplit

# In seconds: how long a visitor waits at most, and how long after a failure the next request is sent.
DEADLINE = 1.0
PAUSE = 2.0
# In bytes: a longer answer is not the chrome.
LIMIT = 2_000_000
# How many combinations of parameters have a copy in memory.
ENTRIES = 500

TYPES = {
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml",
    "json": "application/json",
    "txt": "text/plain; charset=utf-8",
}

log = logging.getLogger("portico")


class Chrome(NamedTuple):
    """Three strings of HTML. Templates must not escape them: {{ chrome.header|safe }}."""

    head: str
    header: str
    footer: str


class Portico:
    """The chrome of one service. Create one per process; all threads may use it."""

    def __init__(self, service: str, fallback: Chrome, directory: Optional[str] = None, **parameters: str):
        """
        service: its origin, without a trailing slash
        fallback: shown without the service and a copy
        directory: where copies are stored, for restarts while the service fails
        parameters: those of all pages, such as theme="light"
        """
        self._service = service
        self._fallback = fallback
        self._directory = directory
        self._parameters = parameters
        self._entries: dict[str, _Entry] = {}
        self._files: dict[str, bytes] = {}
        self._lock = threading.Lock()

    def chrome_for(self, **parameters: str) -> Chrome:
        """
        Head, header and footer, for parameters such as lang="de", path="/de/pricing". Never raises, and waits for
        little more than a second. Each combination has a copy: never take values from the visitor's query.
        """
        query = urlencode(sorted({**self._parameters, **parameters, "assets": "omit"}.items()))
        entry = self._entry(query)
        if not _is_within(entry.copy, "maxAge"):
            asked = self._renew(entry, query)
            if not _is_within(entry.copy, "maxAge", "staleWhileRevalidate"):
                # Threads that are late share the deadline of the first, whatever keeps the request.
                asked.done.wait(max(0.0, asked.until - time.monotonic()))
        copy = entry.copy
        if copy is None:
            return self._fallback
        # A copy that is no longer valid is shown without its announcement, which may have ended.
        part = copy["full"] if _is_within(copy, "maxAge", "staleIfError") else copy["plain"]
        return Chrome(part["head"], part["header"], part["footer"])

    def file(self, path: str, query: str = "") -> Optional[tuple[bytes, dict[str, str]]]:
        """
        A file below /chrome/ with its headers, or None. The path is decoded, as PATH_INFO of WSGI is.
        """
        # Nothing but plain names: no dots, backslashes or control characters that could lead out of /chrome/.
        if not re.fullmatch(r"/chrome/(?:[\w-]+/)*[\w-]+(?:\.[a-z]+)?", path, re.ASCII):
            return None
        asset = re.fullmatch(r"/chrome/assets/([\w-]+-([0-9a-f]{10})\.([a-z]+))", path, re.ASCII)
        try:
            if asset:
                name, digits, extension = asset.groups()
                body = self._asset(path, name, digits)
                headers = {"content-type": TYPES.get(extension, "application/octet-stream")}
                headers["cache-control"] = "public, max-age=31536000, immutable"
            else:
                if not re.fullmatch(r"[\w&=%.,:/+-]*", query, re.ASCII):
                    return None
                body, sent = self._ask(path + (f"?{query}" if query else ""))
                headers = {"content-type": sent.get("content-type", "application/octet-stream")}
                headers["cache-control"] = sent.get("cache-control", "no-store")
        except Exception as error:
            log.warning("%s: %s", path, error)
            return None
        return body, {**headers, "x-content-type-options": "nosniff"}

    def _asset(self, path: str, name: str, digits: str) -> bytes:
        """The name has the first ten digits of the file's SHA-256, so the file of any release can be checked."""
        body = self._files.get(name) or self._stored(name)
        if body is None:
            # Without the query, which visitors could vary.
            body, _ = self._ask(path)
            # An error page of a gateway is not the file.
            if not hashlib.sha256(body).hexdigest().startswith(digits):
                raise ValueError("the answer is not the file")
            self._store(name, body)
        with self._lock:
            _limit(self._files)
            self._files[name] = body
        return body

    def _entry(self, query: str) -> "_Entry":
        with self._lock:
            entry = self._entries.get(query)
            if entry is None:
                _limit(self._entries)
                name = f"chrome-{hashlib.sha256(query.encode()).hexdigest()}.json"
                entry = self._entries[query] = _Entry(name, _parsed_copy(self._stored(name)))
            return entry

    def _renew(self, entry: "_Entry", query: str) -> "_Request":
        """The request that is under way or was the last; a new one if there is no pause."""
        with entry.lock:
            now = time.monotonic()
            if entry.request is not None and not (entry.request.done.is_set() and now >= entry.paused_until):
                return entry.request
            entry.request = request = _Request(threading.Event(), now + DEADLINE + 0.2)
            threading.Thread(target=self._fetch, args=(entry, query, request), daemon=True).start()
            return request

    def _fetch(self, entry: "_Entry", query: str, request: "_Request") -> None:
        try:
            at = time.time()
            # The second one is for the time after the announcement.
            paths = [f"/chrome/all.json?{query}&announcement={value}" for value in ("include", "omit")]
            with ThreadPoolExecutor(len(paths)) as threads:
                full, plain = (_parsed(body) for body, _ in threads.map(self._ask, paths))
            entry.copy = {"at": at, "full": full, "plain": plain}
            self._store(entry.name, json.dumps(entry.copy).encode())
        except Exception as error:
            entry.paused_until = time.monotonic() + PAUSE
            log.warning("no new header and footer: %s", error)
        finally:
            request.done.set()

    def _ask(self, path: str) -> tuple[bytes, dict[str, str]]:
        """
        Body and headers of a complete answer with status 200. None of the visitor's headers are sent, redirects are
        not followed, and the deadline covers the body too.
        """
        parts = urlsplit(self._service)
        kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
        connection = kind(parts.hostname or "", parts.port, timeout=DEADLINE)
        ends = time.monotonic() + DEADLINE
        timer = None
        try:
            connection.connect()
            # The timeout of a connection starts again with each byte; this one does not.
            timer = threading.Timer(max(0.0, ends - time.monotonic()), _shut_down, [connection.sock])
            timer.daemon = True
            timer.start()
            connection.request("GET", path, headers={"accept": "*/*"})
            response = connection.getresponse()
            if response.status != 200:
                raise ValueError(f"the service answered {response.status}")
            body = b""
            while part := response.read(65_536):
                body += part
                if len(body) > LIMIT:
                    raise ValueError("the answer is too long")
            if response.length:
                raise ValueError("the answer broke off")
            return body, {name.lower(): value for name, value in response.getheaders()}
        finally:
            if timer is not None:
                timer.cancel()
            connection.close()

    def _stored(self, name: str) -> Optional[bytes]:
        if self._directory is None:
            return None
        try:
            with open(os.path.join(self._directory, name), "rb") as file:
                return file.read()
        except OSError:
            return None

    def _store(self, name: str, content: bytes) -> None:
        """Renamed when complete, so that no reader gets half a file."""
        if self._directory is None:
            return
        try:
            os.makedirs(self._directory, mode=0o700, exist_ok=True)
            handle, unfinished = tempfile.mkstemp(dir=self._directory)
            try:
                with os.fdopen(handle, "wb") as file:
                    file.write(content)
                os.replace(unfinished, os.path.join(self._directory, name))
            except OSError:
                os.unlink(unfinished)
                raise
        except OSError as error:
            log.warning("%s is not stored: %s", name, error)


class PorticoFiles:
    """WSGI middleware that sends the files below /chrome/: app = PorticoFiles(app, portico)."""

    def __init__(self, app, portico: Portico):
        self._app = app
        self._portico = portico

    def __call__(self, environ, start_response):
        path = environ.get("SCRIPT_NAME", "") + environ.get("PATH_INFO", "")
        if not path.startswith("/chrome/"):
            return self._app(environ, start_response)
        found = self._portico.file(path, environ.get("QUERY_STRING", ""))
        if found is None:
            start_response("504 Gateway Timeout", [("content-length", "0"), ("cache-control", "no-store")])
            return [b""]
        body, headers = found
        start_response("200 OK", [*headers.items(), ("content-length", str(len(body)))])
        return [b"" if environ.get("REQUEST_METHOD") == "HEAD" else body]


class _Request(NamedTuple):
    done: threading.Event
    # Until when visitors wait, by the monotonic clock.
    until: float


class _Entry:
    def __init__(self, name: str, copy: Optional[dict]):
        self.name = name
        self.copy = copy
        self.lock = threading.Lock()
        self.request: Optional[_Request] = None
        self.paused_until = 0.0


def _limit(entries: dict) -> None:
    while len(entries) >= ENTRIES:
        del entries[next(iter(entries))]


def _shut_down(connection: socket.socket) -> None:
    try:
        connection.shutdown(socket.SHUT_RDWR)
    except OSError:
        pass


def _is_within(copy: Optional[dict], *lifetimes: str) -> bool:
    """Whether a copy may be shown, by the sum of some of its lifetimes."""
    if copy is None:
        return False
    freshness = copy["full"]["freshness"]
    age = time.time() - copy["at"]
    return 0 <= age < sum(freshness[name] for name in lifetimes) and time.time() < _seconds(freshness["freshUntil"])


def _seconds(instant: str) -> float:
    return datetime.fromisoformat(instant.replace("Z", "+00:00")).timestamp()


def _parsed(body: bytes) -> dict:
    answer = json.loads(body)
    if not _is_chrome(answer):
        raise ValueError("the answer is not the chrome")
    return answer


def _parsed_copy(content: Optional[bytes]) -> Optional[dict]:
    try:
        copy = json.loads(content or b"null")
        is_complete = isinstance(copy["at"], float) and _is_chrome(copy["full"]) and _is_chrome(copy["plain"])
        return copy if is_complete else None
    except (ValueError, TypeError, KeyError):
        return None


def _is_chrome(value) -> bool:
    try:
        ends = {"head": ">", "header": "</header>", "footer": "</footer>"}
        freshness = value["freshness"]
        _seconds(freshness["freshUntil"])
        return all(value[part].endswith(end) for part, end in ends.items()) and all(
            isinstance(freshness[name], (int, float)) for name in ("maxAge", "staleWhileRevalidate", "staleIfError")
        )
    except (AttributeError, KeyError, TypeError, ValueError):
        return False
