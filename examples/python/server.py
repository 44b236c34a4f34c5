"""A site that includes the chrome in its pages, on the standard library's server.

PORT=8080 CHROME_ORIGIN=https://chrome.example.com python3 server.py
"""

import os
from pathlib import Path
from socketserver import ThreadingMixIn
from string import Template
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer, make_server

from portico import Chrome, Portico, PorticoFiles

portico = Portico(
    os.environ.get("CHROME_ORIGIN", "http://127.0.0.1:8787"),
    Chrome(
        head="",
        header="""<header data-fallback="header" lang="en"><strong><a href="/">Acme</a></strong>
<a href="/pricing">Pricing</a><a href="/docs">Documentation</a><a href="/api/auth/login">Log in</a></header>""",
        footer="""<footer data-fallback="footer" lang="en"><strong>Acme</strong>
<a href="/legal/privacy">Privacy</a><a href="/legal/terms">Terms</a><a href="/contact">Contact</a></footer>""",
    ),
    directory=os.environ.get("CHROME_COPIES") or str(Path(__file__).parent / ".chrome-copies"),
    # On a different domain from the main site, add links="absolute"; browsers then load the files from the service.
    theme="light",
    transparent="false",
)

STYLE = (Path(__file__).parent / "../site/site.css").read_bytes()

PAGES = {
    "/": {
        "language": "en",
        "title": "Guides",
        "main": """<h1 data-main="start">Guides</h1>
<p>This page is written in Python. Its header and footer come from another service, and the page works with or without it.</p>
<p data-main="end"><a href="/de/" lang="de" hreflang="de">Diese Seite auf Deutsch</a></p>""",
    },
    "/de/": {
        "language": "de",
        "title": "Anleitungen",
        "main": """<h1 data-main="start">Anleitungen</h1>
<p>Diese Seite ist in Python geschrieben. Kopf und Fuß kommen von einem anderen Dienst, und die Seite funktioniert auch ohne ihn.</p>
<p data-main="end"><a href="/" lang="en" hreflang="en">This page in English</a></p>""",
    },
}

DOCUMENT = Template("""<!doctype html>
<html lang="$language">
<head>
<meta charset="utf-8">
<title>$title</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/site.css">
$head
</head>
<body>
$header
<main>
$main
</main>
$footer
</body>
</html>
""")


def site(environ, start_response):
    path = environ["PATH_INFO"]
    if path == "/site.css":
        return answer(start_response, "200 OK", "text/css; charset=utf-8", STYLE)
    page = PAGES.get(path)
    if page is None:
        return answer(start_response, "404 Not Found", "text/plain", b"Not found")
    chrome = portico.chrome_for(lang=page["language"])
    html = DOCUMENT.substitute(page, **chrome._asdict())
    return answer(start_response, "200 OK", "text/html; charset=utf-8", html.encode())


def answer(start_response, status, content_type, body):
    headers = [("content-type", content_type), ("content-length", str(len(body))), ("cache-control", "no-cache")]
    start_response(status, headers)
    return [body]


class Server(ThreadingMixIn, WSGIServer):
    daemon_threads = True
    request_queue_size = 128


class QuietHandler(WSGIRequestHandler):
    def log_message(self, *_):
        pass


if __name__ == "__main__":
    port = int(os.environ.get("PORT", "8080"))
    make_server("127.0.0.1", port, PorticoFiles(site, portico), Server, QuietHandler).serve_forever()
