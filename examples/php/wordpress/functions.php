<?php
// For a classic WordPress theme, with portico.php beside this file. WordPress loads header.php and footer.php inside a
// function, where variables of this file do not exist: they call functions instead.

declare(strict_types=1);

require __DIR__ . '/portico.php';

function portico(): Portico
{
    static $portico;
    return $portico ??= new Portico(
        service: 'https://chrome.example.com',
        // PHP's user must own it, and visitors must not reach it.
        directory: '/var/cache/chrome',
        parameters: ['theme' => 'light', 'transparent' => 'false'],
        fallback: [
            'head' => '',
            'header' => '<header><a href="/">Acme</a></header>',
            'footer' => '<footer><a href="/">Acme</a></footer>',
        ],
    );
}

/** @return array{head: string, header: string, footer: string} */
function portico_chrome(): array
{
    static $chrome;
    return $chrome ??= portico()->chromeFor([
        'lang' => get_bloginfo('language'),
        // Of the page, not of the request: each path is stored as a copy.
        'path' => is_singular() ? wp_make_link_relative(get_permalink()) : '/',
    ]);
}

add_action('init', function (): void {
    // Files below /chrome/.
    if (portico()->sendFile($_SERVER['REQUEST_URI'])) {
        exit;
    }
});
