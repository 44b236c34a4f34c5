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
import stat
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from typing import NamedTuple, Optional
from urllib.parse import urlencode, urlsplit

# In seconds: a visitor's longest wait, and the pause after a failed request.
DEADLINE = 1.0
PAUSE = 2.0
# In seconds: the age at which a file of the current release is requested again.
RENEWAL = 60.0
# In bytes: longer answers are rejected. A stored copy contains two answers.
LIMIT = 2_000_000
# In bytes: longer requests with events are dropped.
EVENTS_LIMIT = 4_096
# Combinations of parameters with a copy in memory; as many files are kept.
ENTRIES = 500

# The version of the service's contract that this file supports (docs/hosts.md#contract-version).
CONTRACT = 1

TYPES = {
    "css": "text/css; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "jpg": "image/jpeg",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain; charset=utf-8",
    "webp": "image/webp",
}

# Requests from browsers: files that never change, files of the current release, and fragments with a query.
ASSET = re.compile(r"/chrome/assets/([\w-]{1,100}-([0-9a-f]{10})\.(css|jpg|js|json|png|svg|txt|webp))", re.ASCII)
CURRENT = re.compile(r"/chrome/(?:(?:elements|loader)\.(?P<js>js)|licenses\.(?P<txt>txt))")
FRAGMENT = re.compile(r"/chrome/(?:head|header|footer|teaser/[\w-]{1,64})", re.ASCII)
QUERY = re.compile(r"[\w&=%.,:/+*-]{0,4096}", re.ASCII)

# By part: text that it must contain, and its end.
PARTS = {
    "head": ("<", ">"),
    "header": ('data-portico="header"', "</header>"),
    "footer": ('data-portico="footer"', "</footer>"),
}
FRAGMENT_END = re.compile(rb"</[\w-]+>\s*\Z")
INSTANT = re.compile(r"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.\d+)?Z", re.ASCII)

log = logging.getLogger("portico")


class Chrome(NamedTuple):
    """Three strings of HTML. Templates must not escape them: {{ chrome.header|safe }}."""

    head: str
    header: str
    footer: str


class Portico:
    """A client of one service. Create one per process; all threads may share it."""

    def __init__(self, service: str, fallback: Chrome, directory: Optional[str] = None, **parameters: str):
        """
        service: its origin, without a trailing slash
        fallback: shown without the service and without a copy
        directory: for copies that survive a restart, created if missing; private to this user
        parameters: for all pages, such as theme="light"
        """
        self._service = service
        self._fallback = fallback
        # abspath removes a trailing slash, with which lstat would follow a link.
        self._directory = None if directory is None else os.path.abspath(directory)
        self._parameters = parameters
        self._entries: dict[str, _Entry] = {}
        self._files: dict[str, bytes] = {}
        # By path: when the file was requested, by the monotonic clock, and its content.
        self._current: dict[str, tuple[float, bytes]] = {}
        self._lock = threading.Lock()
        # Limits the requests with events that are under way.
        self._passing = threading.BoundedSemaphore(10)

    def chrome_for(self, **parameters: str) -> Chrome:
        """
        Head, header and footer, for parameters such as lang="de", path="/de/pricing". Never raises, and waits for
        little more than a second. Each combination is stored as a copy: never take values from the visitor's query.
        """
        parameters = dict(sorted({**self._parameters, **parameters, "assets": "omit"}.items()))
        entry = self._entry(urlencode(parameters))
        if not _is_within(entry.copy, "maxAge"):
            request = self._renew(entry, parameters)
            if not _is_within(entry.copy, "maxAge", "staleWhileRevalidate"):
                # Later threads share the first one's deadline, whatever delays the request.
                request.done.wait(max(0.0, request.until - time.monotonic()))
        copy = entry.copy
        if copy is None:
            return self._fallback
        # Show an expired copy without its announcement, which may have ended.
        part = copy["full"] if _is_within(copy, "maxAge", "staleIfError") else copy["plain"]
        return Chrome(part["head"], part["header"], part["footer"])

    def file(self, path: str, query: str = "") -> Optional[tuple[bytes, dict[str, str]]]:
        """
        A file below /chrome/ with its headers, or None. Pass the decoded path, as in WSGI's PATH_INFO.
        """
        asset, current = ASSET.fullmatch(path), CURRENT.fullmatch(path)
        if not _is_file(path, query):
            return None
        try:
            if asset:
                name, digits, kind = asset.groups()
                body = self._asset(path, name, digits)
                cache_control = "public, max-age=31536000, immutable"
            elif current:
                kind = current["js"] or current["txt"]
                # Drop the query, which visitors could vary.
                body = self._current_file(path, kind)
                cache_control = "public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800"
            else:
                kind = "html"
                body, sent = self._request(f"{path}?{query}" if query else path)
                _check_file(body, sent, kind)
                cache_control = sent.get("cache-control", "no-store")
        except Exception as error:
            log.warning("%s: %s", path, error)
            return None
        headers = {"content-type": TYPES[kind], "cache-control": cache_control, "x-content-type-options": "nosniff"}
        if kind == "svg":
            headers["content-security-policy"] = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
        return body, headers

    def _asset(self, path: str, name: str, digits: str) -> bytes:
        """The name contains the first ten digits of the file's SHA-256, which verify a file of any release."""
        body = self._files.get(name)
        if body is None:
            body = self._stored(name)
            if body is None or not hashlib.sha256(body).hexdigest().startswith(digits):
                body, _ = self._request(path)
                if not hashlib.sha256(body).hexdigest().startswith(digits):
                    raise ValueError("the answer does not match the hash in the file name")
                self._store(name, body)
            with self._lock:
                _limit(self._files)
                self._files[name] = body
        return body

    def _current_file(self, path: str, kind: str) -> bytes:
        """A file of the current release: renewed after RENEWAL seconds, and kept in case the service fails."""
        name = path.rsplit("/", 1)[1]
        requested_at, known = self._current.get(path, (0.0, None))
        now = time.monotonic()
        if known is not None:
            if now - requested_at < RENEWAL:
                return known
            # Other threads get the known file in the meantime, and for RENEWAL seconds after a failure.
            self._current[path] = (now, known)
        try:
            body, sent = self._request(path)
            _check_file(body, sent, kind)
            self._store(name, hashlib.sha256(body).hexdigest().encode() + b"\n" + body)
        except Exception as error:
            digits, _, stored = (self._stored(name) or b"").partition(b"\n")
            body = stored if known is None else known
            if known is None and digits != hashlib.sha256(stored).hexdigest().encode():
                raise
            log.warning("could not renew %s: %s", name, error)
        self._current[path] = (now, body)
        return body

    def _entry(self, query: str) -> "_Entry":
        with self._lock:
            entry = self._entries.get(query)
            if entry is None:
                _limit(self._entries)
                name = f"chrome-{hashlib.sha256(query.encode()).hexdigest()}.json"
                entry = self._entries[query] = _Entry(name, _parsed_copy(self._stored(name)))
            return entry

    def _renew(self, entry: "_Entry", parameters: dict[str, str]) -> "_Request":
        """The request under way, or the failed one until its pause ends; otherwise a new request."""
        with entry.lock:
            now = time.monotonic()
            if entry.request is not None and not (entry.request.done.is_set() and now >= entry.paused_until):
                return entry.request
            entry.request = request = _Request(threading.Event(), now + DEADLINE + 0.2)
            threading.Thread(target=self._fetch, args=(entry, parameters, request), daemon=True).start()
            return request

    def _fetch(self, entry: "_Entry", parameters: dict[str, str], request: "_Request") -> None:
        try:
            at = time.time()
            # The second answer is shown once the announcement may have ended.
            queries = ({"announcement": "include", **parameters}, {**parameters, "announcement": "omit"})
            paths = [f"/chrome/all.json?{urlencode(query)}" for query in queries]
            with ThreadPoolExecutor(len(paths)) as threads:
                full, plain = (_parsed(*answer) for answer in threads.map(self._request, paths))
            entry.copy = {"at": at, "full": full, "plain": plain}
            self._store(entry.name, json.dumps(entry.copy).encode())
        except Exception as error:
            entry.paused_until = time.monotonic() + PAUSE
            log.warning("could not renew header and footer: %s", error)
        finally:
            request.done.set()

    def _request(self, path: str) -> tuple[bytes, dict[str, str]]:
        """
        Body and headers of a complete answer with status 200. Sends none of the visitor's headers and follows no
        redirects; the deadline covers the body too.
        """
        parts = urlsplit(self._service)
        kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
        connection = kind(parts.hostname or "", parts.port, timeout=DEADLINE)
        ends = time.monotonic() + DEADLINE
        timer = None
        try:
            connection.connect()
            # A connection's timeout restarts with each byte; this timer does not.
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
                raise ValueError("the answer was cut off")
            return body, {name.lower(): value for name, value in response.getheaders()}
        finally:
            if timer is not None:
                timer.cancel()
            connection.close()

    def pass_events(self, events: bytes) -> None:
        """
        Forwards a browser's events, up to 4,096 bytes, with none of the visitor's headers. The visitor does not wait
        for it. Ten requests may be under way; further ones are dropped. Without the service, nothing is counted.
        """
        if self._passing.acquire(blocking=False):
            threading.Thread(target=self._send_events, args=[events], daemon=True).start()

    def _send_events(self, events: bytes) -> None:
        parts = urlsplit(self._service)
        kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
        try:
            connection = kind(parts.hostname or "", parts.port, timeout=DEADLINE)
            try:
                connection.request("POST", "/chrome/events", events, {"content-type": "text/plain"})
                connection.getresponse()
            finally:
                connection.close()
        except (OSError, http.client.HTTPException):
            pass
        finally:
            self._passing.release()

    def _stored(self, name: str) -> Optional[bytes]:
        """The content stored under a name; None unless it is a file of this user in a private directory."""
        if self._directory is None:
            return None
        try:
            _check_private(self._directory)
            with open(os.path.join(self._directory, name), "rb", opener=_open) as file:
                found = os.fstat(file.fileno())
                if not stat.S_ISREG(found.st_mode) or not _is_own(found) or found.st_size > 2 * LIMIT:
                    raise OSError("it is not a copy")
                return file.read()
        except FileNotFoundError:
            return None
        except OSError as error:
            log.warning("%s cannot be read: %s", name, error)
            return None

    def _store(self, name: str, content: bytes) -> None:
        """Writes a temporary file and renames it, so readers never get half a file."""
        if self._directory is None:
            return
        try:
            os.makedirs(self._directory, mode=0o700, exist_ok=True)
            _check_private(self._directory)
            handle, unfinished = tempfile.mkstemp(dir=self._directory)
            try:
                with os.fdopen(handle, "wb") as file:
                    file.write(content)
                os.replace(unfinished, os.path.join(self._directory, name))
            except OSError:
                os.unlink(unfinished)
                raise
        except OSError as error:
            log.warning("%s cannot be stored: %s", name, error)


class PorticoFiles:
    """WSGI middleware that sends the files below /chrome/: app = PorticoFiles(app, portico)."""

    def __init__(self, app, portico: Portico):
        self._app = app
        self._portico = portico

    def __call__(self, environ, start_response):
        path = environ.get("SCRIPT_NAME", "") + environ.get("PATH_INFO", "")
        if not path.startswith("/chrome/"):
            return self._app(environ, start_response)
        method, query = environ.get("REQUEST_METHOD"), environ.get("QUERY_STRING", "")
        if method == "POST" and path == "/chrome/events":
            return self._pass_events(environ, start_response)
        if method not in ("GET", "HEAD"):
            return _refuse(start_response, "405 Method Not Allowed", ("allow", "GET, HEAD"))
        if not _is_file(path, query):
            return _refuse(start_response, "404 Not Found")
        found = self._portico.file(path, query)
        if found is None:
            return _refuse(start_response, "504 Gateway Timeout")
        body, headers = found
        start_response("200 OK", [*headers.items(), ("content-length", str(len(body)))])
        return [b"" if method == "HEAD" else body]


    def _pass_events(self, environ, start_response):
        length = environ.get("CONTENT_LENGTH") or ""
        if length.isascii() and length.isdigit() and 0 < int(length) <= EVENTS_LIMIT:
            self._portico.pass_events(environ["wsgi.input"].read(int(length)))
        start_response("204 No Content", [("cache-control", "no-store")])
        return []


def _refuse(start_response, status: str, *headers: tuple[str, str]):
    start_response(status, [("content-length", "0"), ("cache-control", "no-store"), *headers])
    return [b""]


class _Request(NamedTuple):
    done: threading.Event
    # When visitors stop waiting, by the monotonic clock.
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
    """Whether a copy is younger than the sum of these lifetimes, and freshUntil has not passed."""
    if copy is None:
        return False
    freshness = copy["full"]["freshness"]
    age = time.time() - copy["at"]
    return 0 <= age < sum(freshness[name] for name in lifetimes) and time.time() < _seconds(freshness["freshUntil"])


def _seconds(instant: str) -> float:
    match = INSTANT.fullmatch(instant)
    if match is None:
        raise ValueError("freshUntil is not a date")
    return datetime.fromisoformat(f"{match[1]}+00:00").timestamp()


def _parsed(body: bytes, headers: dict[str, str]) -> dict:
    if "portico-state" not in headers:
        raise ValueError("the answer is from a gateway, not from the service")
    answer = json.loads(body.decode())
    _check(answer)
    return answer


def _parsed_copy(content: Optional[bytes]) -> Optional[dict]:
    if content is None:
        return None
    try:
        copy = json.loads(content.decode())
        _check(copy["full"])
        _check(copy["plain"])
        return copy if _is_length(copy["at"]) else None
    # RecursionError: the JSON is nested too deeply.
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        log.warning("a copy cannot be used: %s", error)
        return None


def _check(value) -> None:
    """Raises ValueError if it is not a complete chrome of this contract version."""
    if not isinstance(value, dict) or not isinstance(value.get("freshness"), dict):
        raise ValueError("the answer is not the chrome")
    if value.get("contract", CONTRACT) != CONTRACT:
        raise ValueError("the service has another contract version: copy portico.py from its release")
    for part, (mark, end) in PARTS.items():
        html = value.get(part)
        if not isinstance(html, str) or mark not in html or not html.rstrip().endswith(end):
            raise ValueError(f"the {part} is not complete")
        # Raises for half a character (a lone surrogate), which JSON may contain but a page cannot.
        html.encode()
    freshness = value["freshness"]
    if not all(_is_length(freshness.get(name)) for name in ("maxAge", "staleWhileRevalidate", "staleIfError")):
        raise ValueError("the lifetimes are not numbers")
    if not isinstance(freshness.get("freshUntil"), str):
        raise ValueError("freshUntil is not a date")
    _seconds(freshness["freshUntil"])


def _is_length(value) -> bool:
    """Whether it is a number of seconds, small enough for finite sums."""
    return isinstance(value, (int, float)) and not isinstance(value, bool) and 0 <= value < 1e300


def _is_file(path: str, query: str) -> bool:
    if FRAGMENT.fullmatch(path):
        return QUERY.fullmatch(query) is not None
    return (ASSET.fullmatch(path) or CURRENT.fullmatch(path)) is not None


def _check_file(body: bytes, headers: dict[str, str], kind: str) -> None:
    """Raises ValueError if it is a gateway's page or an incomplete fragment."""
    sent = headers.get("content-type", "").split(";")[0].strip().lower()
    is_fragment = "portico-state" in headers and FRAGMENT_END.search(body)
    if not body or sent != TYPES[kind].split(";")[0] or (kind == "html" and not is_fragment):
        raise ValueError("the answer is incomplete, or not from the service")


def _check_private(directory: str) -> None:
    """Raises OSError if another user could write to it, and so into pages. Not checked on Windows."""
    found = os.lstat(directory)
    if not stat.S_ISDIR(found.st_mode) or not _is_own(found) or (os.name != "nt" and found.st_mode & 0o077):
        raise OSError(f"{directory} must be a directory of this user, with mode 0700")


def _open(path: str, flags: int) -> int:
    """Follows no link, and does not wait for the other end of a pipe."""
    return os.open(path, flags | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0))


def _is_own(found: os.stat_result) -> bool:
    return os.name == "nt" or found.st_uid == os.geteuid()
