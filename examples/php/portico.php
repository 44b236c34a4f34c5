<?php
// Header and footer for pages written in PHP (8.1 or later, with curl): fresh, the last good copy, or the fallback.
// Copy this file. index.php, header.php and footer.php show how a site uses it, wordpress/ how a theme does.

declare(strict_types=1);

final class Portico
{
    /** In seconds: a visitor's longest wait, and the pause after a failed request. */
    private const DEADLINE = 1.0;
    private const PAUSE = 2.0;
    /** In seconds: the age at which a file of the current release is requested again. */
    private const RENEWAL = 60;
    /** In bytes: longer answers are rejected. A stored copy contains two answers. */
    private const LIMIT = 2_000_000;
    /** In bytes: longer requests with events are dropped. */
    private const EVENTS_LIMIT = 4_096;
    /** The version of the service's contract that this file supports (docs/hosts.md#contract-version). */
    private const CONTRACT = 1;
    /** By part: text that it must contain, and its end. */
    private const PARTS = [
        'head' => ['<', '>'],
        'header' => ['data-portico="header"', '</header>'],
        'footer' => ['data-portico="footer"', '</footer>'],
    ];
    private const TYPES = [
        'css' => 'text/css; charset=utf-8',
        'html' => 'text/html; charset=utf-8',
        'jpg' => 'image/jpeg',
        'js' => 'text/javascript; charset=utf-8',
        'json' => 'application/json',
        'png' => 'image/png',
        'svg' => 'image/svg+xml',
        'txt' => 'text/plain; charset=utf-8',
        'webp' => 'image/webp',
    ];
    /** Requests from browsers: files that never change, files of the current release, and fragments with a query. */
    private const ASSET = '~^(/chrome/assets/([\w-]{1,100}-([0-9a-f]{10})\.(css|jpg|js|json|png|svg|txt|webp)))(?:\?|$)~D';
    private const CURRENT = '~^(/chrome/(?:(?:elements|loader)\.(js)|licenses\.(txt)))(?:\?|$)~D';
    private const FRAGMENT = '~^/chrome/(?:head|header|footer|teaser/[\w-]{1,64})(?:\?[\w&=%.,:/+*-]{0,4096})?$~D';

    private readonly string $directory;

    /**
     * @param string $service the origin of the service, without a trailing slash
     * @param string $directory for copies, created if missing: private to PHP's user, and out of visitors' reach
     * @param array<string, string> $parameters for all pages, such as ['theme' => 'light']
     * @param array{head: string, header: string, footer: string} $fallback shown without the service and without a copy
     */
    public function __construct(
        private readonly string $service,
        string $directory,
        private readonly array $parameters,
        private readonly array $fallback,
    ) {
        // With a trailing slash, lstat would follow a link.
        $this->directory = rtrim($directory, '/');
    }

    /**
     * Head, header and footer as HTML. Never throws, and waits for little more than a second.
     *
     * @param array<string, string> $parameters for this page, such as ['lang' => 'de', 'path' => '/de/pricing'];
     *     each combination is stored as a copy, so never take values from the visitor's query
     * @return array{head: string, header: string, footer: string}
     */
    public function chromeFor(array $parameters): array
    {
        try {
            $parameters = [...$this->parameters, ...$parameters, 'assets' => 'omit'];
            ksort($parameters);
            $name = 'chrome-' . sha1(http_build_query($parameters));
            $copy = $this->copy($name);
            if ($this->isWithin($copy, 'maxAge')) {
                return $copy['full'];
            }
            if ($this->isWithin($copy, 'maxAge', 'staleWhileRevalidate')) {
                // Renew the copy after the page has been sent.
                register_shutdown_function(function () use ($name, $parameters): void {
                    if (function_exists('fastcgi_finish_request')) {
                        fastcgi_finish_request();
                    }
                    try {
                        $this->renew($name, $parameters, 0.0);
                    } catch (Throwable $error) {
                        error_log("chrome: {$error->getMessage()}");
                    }
                });
                return $copy['full'];
            }
            // Without a copy, wait for another visitor's request that is already under way.
            $this->renew($name, $parameters, $copy === null ? self::DEADLINE + 0.2 : 0.0);
            $copy = $this->copy($name);
            if ($copy === null) {
                return $this->fallback;
            }
            // Show an expired copy without its announcement, which may have ended.
            return $this->isWithin($copy, 'maxAge', 'staleIfError') ? $copy['full'] : $copy['plain'];
        } catch (Throwable $error) {
            error_log("chrome: {$error->getMessage()}");
            return $this->fallback;
        }
    }

    /**
     * Sends one of the chrome's files if the visitor requests one. Call it before you send anything else.
     *
     * @param string $target path and query, as in $_SERVER['REQUEST_URI']
     * @return bool whether an answer was sent
     */
    public function sendFile(string $target): bool
    {
        if (!str_starts_with($target, '/chrome/')) {
            return false;
        }
        if ($target === '/chrome/events' && $_SERVER['REQUEST_METHOD'] === 'POST') {
            $this->passEvents();
            return true;
        }
        try {
            if (!in_array($_SERVER['REQUEST_METHOD'] ?? 'GET', ['GET', 'HEAD'], true)) {
                header('Allow: GET, HEAD');
                $this->refuse(405);
            } elseif (preg_match(self::ASSET, $target, $match)) {
                [, $path, $name, $digits, $type] = $match;
                $this->send($this->asset($path, $name, $digits), $type, 'public, max-age=31536000, immutable');
            } elseif (preg_match(self::CURRENT, $target, $match)) {
                // Drop the query, which visitors could vary.
                $cacheControl = 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800';
                $this->send($this->current($match[1], end($match)), end($match), $cacheControl);
            } elseif (preg_match(self::FRAGMENT, $target)) {
                ['headers' => $headers, 'body' => $body] = $this->file($target, 'html');
                $this->send($body, 'html', $headers['cache-control'] ?? 'no-store');
            } else {
                $this->refuse(404);
            }
        } catch (Throwable $error) {
            error_log("chrome: $target: {$error->getMessage()}");
            $this->refuse(504);
        }
        return true;
    }

    /** Forwards a browser's events: the body, and none of the visitor's headers. Visitors do not wait for it. */
    private function passEvents(): void
    {
        $this->refuse(204);
        $length = (int) ($_SERVER['CONTENT_LENGTH'] ?? 0);
        if ($length < 1 || $length > self::EVENTS_LIMIT) {
            return;
        }
        $events = (string) file_get_contents('php://input', length: self::EVENTS_LIMIT);
        if (function_exists('fastcgi_finish_request')) {
            fastcgi_finish_request();
        }
        $request = curl_init("$this->service/chrome/events");
        curl_setopt_array($request, [
            CURLOPT_POSTFIELDS => $events,
            CURLOPT_HTTPHEADER => ['Content-Type: text/plain', 'Expect:'],
            CURLOPT_RETURNTRANSFER => true,
            CURLOPT_FOLLOWLOCATION => false,
            CURLOPT_TIMEOUT_MS => (int) (self::DEADLINE * 1_000),
            CURLOPT_NOSIGNAL => true,
            CURLOPT_PROTOCOLS => CURLPROTO_HTTP | CURLPROTO_HTTPS,
        ]);
        // Without the service, nothing is counted.
        curl_exec($request);
    }

    private function refuse(int $status): void
    {
        http_response_code($status);
        header('Cache-Control: no-store');
    }

    private function send(string $body, string $type, string $cacheControl): void
    {
        header('Content-Type: ' . self::TYPES[$type]);
        header("Cache-Control: $cacheControl");
        header('X-Content-Type-Options: nosniff');
        if ($type === 'svg') {
            header("Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'; sandbox");
        }
        if ($_SERVER['REQUEST_METHOD'] !== 'HEAD') {
            echo $body;
        }
    }

    /**
     * @return array{headers: array<string, string>, body: string} the service's answer
     * @throws RuntimeException if it is a gateway's page or an incomplete fragment
     */
    private function file(string $path, string $type): array
    {
        $answer = $this->request([$path])[0];
        ['headers' => $headers, 'body' => $body] = $answer;
        $kind = strtolower(trim(explode(';', $headers['content-type'] ?? '')[0]));
        $isFragment = isset($headers['portico-state']) && preg_match('~</[\w-]+>\s*$~D', $body);
        if ($body === '' || $kind !== explode(';', self::TYPES[$type])[0] || ($type === 'html' && !$isFragment)) {
            throw new RuntimeException('the answer is incomplete, or not from the service');
        }
        return $answer;
    }

    /** A file of the current release: renewed after RENEWAL seconds, and kept in case the service fails. */
    private function current(string $path, string $type): string
    {
        $name = basename($path);
        [$digits, $known] = [...explode("\n", $this->stored($name) ?? '', 2), ''];
        $isKnown = $digits === hash('sha256', $known);
        if ($isKnown) {
            $age = time() - (int) filemtime("$this->directory/$name");
            if ($age >= 0 && $age < self::RENEWAL) {
                return $known;
            }
            // Other visitors get the stored file in the meantime, and for RENEWAL seconds after a failure.
            touch("$this->directory/$name");
        }
        try {
            $body = $this->file($path, $type)['body'];
        } catch (RuntimeException $error) {
            if (!$isKnown) {
                throw $error;
            }
            error_log("chrome: could not renew $name: {$error->getMessage()}");
            return $known;
        }
        $this->store($name, hash('sha256', $body) . "\n$body");
        return $body;
    }

    /** The name contains the first ten digits of the file's SHA-256, which verify a file of any release. */
    private function asset(string $path, string $name, string $digits): string
    {
        $isFile = fn (?string $body): bool => $body !== null && str_starts_with(hash('sha256', $body), $digits);
        $body = $this->stored($name);
        if (!$isFile($body)) {
            $body = $this->request([$path])[0]['body'];
            if (!$isFile($body)) {
                throw new RuntimeException('the answer does not match the hash in the file name');
            }
            $this->store($name, $body);
        }
        return $body;
    }

    /** Requests a new copy, for one visitor at a time. The others wait for up to $deadline seconds. */
    private function renew(string $name, array $parameters, float $deadline): void
    {
        $this->makeDirectory();
        $file = "$this->directory/$name.lock";
        if (is_link($file)) {
            throw new RuntimeException("$file is a link");
        }
        $lock = fopen($file, 'c+');
        $until = microtime(true) + $deadline;
        while (!flock($lock, LOCK_EX | LOCK_NB)) {
            if (microtime(true) >= $until) {
                return;
            }
            usleep(20_000);
        }
        try {
            // Another visitor's request may have succeeded or failed in the meantime.
            $pause = (float) stream_get_contents($lock) - microtime(true);
            if ($this->isWithin($this->copy($name), 'maxAge') || ($pause > 0 && $pause <= self::PAUSE)) {
                return;
            }
            $at = microtime(true);
            // The second answer is shown once the announcement may have ended.
            [$full, $plain] = array_map($this->parse(...), $this->request(array_map(
                fn (array $query): string => '/chrome/all.json?' . http_build_query($query),
                [['announcement' => 'include', ...$parameters], [...$parameters, 'announcement' => 'omit']],
            )));
            $this->store("$name.json", json_encode(['at' => $at, 'full' => $full, 'plain' => $plain]));
        } catch (Throwable $error) {
            rewind($lock);
            ftruncate($lock, 0);
            fwrite($lock, (string) (microtime(true) + self::PAUSE));
            error_log("chrome: could not renew header and footer: {$error->getMessage()}");
        } finally {
            fclose($lock);
        }
    }

    /** Whether a copy is younger than the sum of these lifetimes, and freshUntil has not passed. */
    private function isWithin(?array $copy, string ...$lifetimes): bool
    {
        if ($copy === null) {
            return false;
        }
        $freshness = $copy['full']['freshness'];
        $age = microtime(true) - $copy['at'];
        $seconds = array_sum(array_map(fn (string $name): float => (float) $freshness[$name], $lifetimes));
        return $age >= 0 && $age < $seconds && microtime(true) < (float) strtotime($freshness['freshUntil']);
    }

    /** @return array{at: float, full: array, plain: array}|null the stored copy, if it is complete */
    private function copy(string $name): ?array
    {
        $copy = json_decode($this->stored("$name.json") ?? '', true);
        try {
            $this->check($copy['full'] ?? null);
            $this->check($copy['plain'] ?? null);
            return $this->isLength($copy['at'] ?? null) ? $copy : null;
        } catch (RuntimeException) {
            return null;
        }
    }

    private function parse(array $answer): array
    {
        if (!isset($answer['headers']['portico-state'])) {
            throw new RuntimeException('the answer is from a gateway, not from the service');
        }
        $chrome = json_decode($answer['body'], true);
        $this->check($chrome);
        return $chrome;
    }

    /** @throws RuntimeException if it is not a complete chrome of this contract version */
    private function check(mixed $value): void
    {
        if (!is_array($value)) {
            throw new RuntimeException('the answer is not the chrome');
        }
        if (array_key_exists('contract', $value) && $value['contract'] !== self::CONTRACT) {
            throw new RuntimeException('the service has another contract version: copy portico.php from its release');
        }
        foreach (self::PARTS as $part => [$mark, $end]) {
            $html = $value[$part] ?? null;
            if (!is_string($html) || !str_contains($html, $mark) || !str_ends_with(rtrim($html), $end)) {
                throw new RuntimeException("the $part is not complete");
            }
        }
        foreach (['maxAge', 'staleWhileRevalidate', 'staleIfError'] as $lifetime) {
            if (!$this->isLength($value['freshness'][$lifetime] ?? null)) {
                throw new RuntimeException("$lifetime is not a number");
            }
        }
        $until = $value['freshness']['freshUntil'] ?? null;
        $isInstant = is_string($until) && preg_match('~^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$~D', $until);
        if (!$isInstant || strtotime($until) === false) {
            throw new RuntimeException('freshUntil is not a date');
        }
    }

    private function isLength(mixed $value): bool
    {
        return (is_int($value) || is_float($value)) && is_finite($value) && $value >= 0;
    }

    /**
     * Requests paths from the service in parallel. Sends none of the visitor's headers and follows no redirects; the
     * deadline covers the bodies too.
     *
     * @param list<string> $paths
     * @return list<array{headers: array<string, string>, body: string}> complete answers with status 200
     * @throws RuntimeException if any of them is not
     */
    private function request(array $paths): array
    {
        $answers = array_map(fn (): array => ['headers' => [], 'body' => ''], $paths);
        $requests = [];
        $isComplete = array_map(fn (): bool => false, $paths);
        $all = curl_multi_init();
        foreach ($paths as $index => $path) {
            $request = curl_init($this->service . $path);
            curl_setopt_array($request, [
                CURLOPT_FOLLOWLOCATION => false,
                CURLOPT_TIMEOUT_MS => (int) (self::DEADLINE * 1_000),
                CURLOPT_NOSIGNAL => true,
                CURLOPT_PROTOCOLS => CURLPROTO_HTTP | CURLPROTO_HTTPS,
                CURLOPT_ENCODING => '',
                CURLOPT_HEADERFUNCTION => function ($_, string $line) use (&$answers, $index): int {
                    if (str_starts_with($line, 'HTTP/')) {
                        // Earlier headers belong to an interim answer (1xx).
                        $answers[$index]['headers'] = [];
                    }
                    [$name, $value] = [...explode(':', $line, 2), ''];
                    $answers[$index]['headers'][strtolower(trim($name))] = trim($value);
                    return strlen($line);
                },
                CURLOPT_WRITEFUNCTION => function ($_, string $part) use (&$answers, $index): int {
                    $answers[$index]['body'] .= $part;
                    return strlen($answers[$index]['body']) > self::LIMIT ? 0 : strlen($part);
                },
            ]);
            curl_multi_add_handle($all, $request);
            $requests[] = $request;
        }
        do {
            curl_multi_exec($all, $running);
            // Only these messages contain the results of single requests.
            while ($message = curl_multi_info_read($all)) {
                $index = array_search($message['handle'], $requests, true);
                $status = curl_getinfo($message['handle'], CURLINFO_RESPONSE_CODE);
                $isComplete[$index] = $message['result'] === CURLE_OK && $status === 200;
            }
            if ($running > 0) {
                curl_multi_select($all, 0.1);
            }
        } while ($running > 0);
        if (in_array(false, $isComplete, true)) {
            throw new RuntimeException('the service did not send a complete answer with status 200 in time');
        }
        return $answers;
    }

    /** The content stored under a name; null unless it is a file of this user in a private directory. */
    private function stored(string $name): ?string
    {
        clearstatcache();
        $file = @lstat("$this->directory/$name");
        $isRegular = $file !== false && ($file['mode'] & 0170000) === 0100000 && $file['size'] <= 2 * self::LIMIT;
        if (!$isRegular || !$this->isOwn($file) || !$this->isPrivate()) {
            return null;
        }
        $content = @file_get_contents("$this->directory/$name");
        return $content === false ? null : $content;
    }

    /** Writes a temporary file and renames it, so readers never get half a file. */
    private function store(string $name, string $content): void
    {
        try {
            $this->makeDirectory();
            $unfinished = "$this->directory/$name." . bin2hex(random_bytes(8)) . '.part';
            if (file_put_contents($unfinished, $content) !== strlen($content)
                || !rename($unfinished, "$this->directory/$name")) {
                @unlink($unfinished);
            }
        } catch (Throwable $error) {
            error_log("chrome: $name cannot be stored: {$error->getMessage()}");
        }
    }

    /** @throws RuntimeException if another user could write to it, and so into pages */
    private function makeDirectory(): void
    {
        clearstatcache();
        if (!is_dir($this->directory)) {
            @mkdir($this->directory, 0700, true);
        }
        if (!$this->isPrivate()) {
            throw new RuntimeException("$this->directory must be a directory of this user, with mode 0700");
        }
    }

    /** Whether only this user can access the directory; permissions are not checked on Windows. */
    private function isPrivate(): bool
    {
        clearstatcache();
        $found = @lstat($this->directory);
        return $found !== false && ($found['mode'] & 0170000) === 0040000 && $this->isOwn($found)
            && (PHP_OS_FAMILY === 'Windows' || ($found['mode'] & 0077) === 0);
    }

    private function isOwn(array $found): bool
    {
        return !function_exists('posix_geteuid') || $found['uid'] === posix_geteuid();
    }
}
