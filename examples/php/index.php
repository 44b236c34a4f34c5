<?php
// A site that includes the chrome in its pages. To run it:
// PHP_CLI_SERVER_WORKERS=8 CHROME_ORIGIN=https://chrome.example.com php -S 127.0.0.1:8080 index.php

declare(strict_types=1);

require __DIR__ . '/portico.php';

$portico = new Portico(
    service: getenv('CHROME_ORIGIN') ?: 'http://127.0.0.1:8787',
    // In production, use a directory that visitors cannot read.
    directory: getenv('CHROME_COPIES') ?: __DIR__ . '/.chrome-copies',
    // On a different domain from the main site, add 'links' => 'absolute': browsers then load files from the service.
    parameters: ['theme' => 'light', 'transparent' => 'false'],
    fallback: [
        'head' => '',
        'header' => '<header data-fallback="header" lang="en"><strong><a href="/">Acme</a></strong>
<a href="/pricing">Pricing</a><a href="/docs">Documentation</a><a href="/api/auth/login">Log in</a></header>',
        'footer' => '<footer data-fallback="footer" lang="en"><strong>Acme</strong>
<a href="/legal/privacy">Privacy</a><a href="/legal/terms">Terms</a><a href="/contact">Contact</a></footer>',
    ],
);

const PAGES = [
    '/' => [
        'language' => 'en',
        'title' => 'Guides',
        'main' => '<h1 data-main="start">Guides</h1>
<p>This page is written in PHP. Its header and footer come from another service, and the page works with or without it.</p>
<p data-main="end"><a href="/de/" lang="de" hreflang="de">Diese Seite auf Deutsch</a></p>',
    ],
    '/de/' => [
        'language' => 'de',
        'title' => 'Anleitungen',
        'main' => '<h1 data-main="start">Anleitungen</h1>
<p>Diese Seite ist in PHP geschrieben. Kopf und Fuß kommen von einem anderen Dienst, und die Seite funktioniert auch ohne ihn.</p>
<p data-main="end"><a href="/" lang="en" hreflang="en">This page in English</a></p>',
    ],
];

if ($portico->sendFile($_SERVER['REQUEST_URI'])) {
    return;
}
$path = explode('?', $_SERVER['REQUEST_URI'])[0];
if ($path === '/site.css') {
    header('Content-Type: text/css; charset=utf-8');
    readfile(__DIR__ . '/../site/site.css');
    return;
}
$page = PAGES[$path] ?? null;
if ($page === null) {
    http_response_code(404);
    echo 'Not found';
    return;
}
header('Cache-Control: no-cache');
require __DIR__ . '/header.php';
echo $page['main'];
require __DIR__ . '/footer.php';
