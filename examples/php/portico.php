<?php
// Header and footer for pages written in PHP (8.1 or later, with curl): fresh, the last good copy, or the fallback.
// Copy this file. header.php, footer.php and index.php show how a theme uses it.

declare(strict_types=1);

final class Portico
{
    /** In seconds: how long a visitor waits at most, and how long after a failure the next request is sent. */
    private const DEADLINE = 1.0;
    private const PAUSE = 2.0;
    /** In bytes: a longer answer is not the chrome. */
    private const LIMIT = 2_000_000;
    private const TYPES = [
        'css' => 'text/css; charset=utf-8',
        'js' => 'text/javascript; charset=utf-8',
        'svg' => 'image/svg+xml',
        'json' => 'application/json',
        'txt' => 'text/plain; charset=utf-8',
    ];

    /**
     * @param string $service the origin of the service, without a trailing slash
     * @param string $directory where copies are stored; PHP must be able to write there, and visitors must not read it
     * @param array<string, string> $parameters of all pages, such as ['theme' => 'light']
     * @param array{head: string, header: string, footer: string} $fallback shown without the service and a copy
     */
    public function __construct(
        private readonly string $service,
        private readonly string $directory,
        private readonly array $parameters,
        private readonly array $fallback,
    ) {
    }

    /**
     * Head, header and footer as HTML. Never throws, and waits for a second at most.
     *
     * @param array<string, string> $parameters of this page, such as ['lang' => 'de', 'path' => '/de/pricing'];
     *     each combination has a copy, so never take values from the visitor's query
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
                // Renewed after the page has been sent.
                register_shutdown_function(function () use ($name, $parameters): void {
                    if (function_exists('fastcgi_finish_request')) {
                        fastcgi_finish_request();
                    }
                    $this->renew($name, $parameters, 0.0);
                });
                return $copy['full'];
            }
            // Without a copy, wait for the visitor who is already asking.
            $this->renew($name, $parameters, $copy === null ? self::DEADLINE + 0.2 : 0.0);
            $copy = $this->copy($name);
            if ($copy === null) {
                return $this->fallback;
            }
            // A copy that is no longer valid is shown without its announcement, which may have ended.
            return $this->isWithin($copy, 'maxAge', 'staleIfError') ? $copy['full'] : $copy['plain'];
        } catch (Throwable $error) {
            error_log("chrome: {$error->getMessage()}");
            return $this->fallback;
        }
    }

    /**
     * Sends a file of the chrome, if the visitor asks for one: call it before anything else is sent.
     *
     * @param string $target path and query, as in $_SERVER['REQUEST_URI']
     * @return bool whether an answer was sent
     */
    public function sendFile(string $target): bool
    {
        if (!str_starts_with($target, '/chrome/')) {
            return false;
        }
        // Nothing but plain names: no dots, backslashes or encoded characters that could lead out of /chrome/.
        if (!preg_match('~^(/chrome/(?:[\w-]+/)*[\w-]+(?:\.[a-z]+)?)(\?[\w&=%.,:/+-]*)?$~D', $target, $match)) {
            http_response_code(404);
            return true;
        }
        [$path, $query] = [$match[1], $match[2] ?? ''];
        if (preg_match('~^/chrome/assets/([\w-]+-([0-9a-f]{10})\.([a-z]+))$~D', $path, $match)) {
            $this->sendAsset($path, ...array_slice($match, 1));
            return true;
        }
        $answer = $this->ask(["$path$query"])[0];
        if ($answer === null) {
            http_response_code(504);
            return true;
        }
        header('Content-Type: ' . ($answer['headers']['content-type'] ?? 'application/octet-stream'));
        header('Cache-Control: ' . ($answer['headers']['cache-control'] ?? 'no-store'));
        header('X-Content-Type-Options: nosniff');
        echo $answer['body'];
        return true;
    }

    /** The name has the first ten digits of the file's SHA-256, so the file of any release can be checked. */
    private function sendAsset(string $path, string $name, string $hash, string $extension): void
    {
        $body = @file_get_contents("$this->directory/$name");
        if ($body === false) {
            // Without the query, which visitors could vary.
            $body = $this->ask([$path])[0]['body'] ?? '';
            // An error page of a gateway is not the file.
            if (!str_starts_with(hash('sha256', $body), $hash)) {
                http_response_code(504);
                return;
            }
            $this->store($name, $body);
        }
        header('Content-Type: ' . (self::TYPES[$extension] ?? 'application/octet-stream'));
        header('Cache-Control: public, max-age=31536000, immutable');
        header('X-Content-Type-Options: nosniff');
        echo $body;
    }

    /** Asks for a new copy, one visitor at a time. The others return at once, or wait for so many seconds. */
    private function renew(string $name, array $parameters, float $patience): void
    {
        $this->makeDirectory();
        $lock = fopen("$this->directory/$name.lock", 'c+');
        $until = microtime(true) + $patience;
        while (!flock($lock, LOCK_EX | LOCK_NB)) {
            if (microtime(true) >= $until) {
                return;
            }
            usleep(20_000);
        }
        try {
            // Someone else may have asked in the meantime, with or without success.
            $pause = (float) stream_get_contents($lock) - microtime(true);
            if ($this->isWithin($this->copy($name), 'maxAge') || ($pause > 0 && $pause <= self::PAUSE)) {
                return;
            }
            $at = microtime(true);
            // The second one is for the time after the announcement.
            [$full, $plain] = array_map($this->parse(...), $this->ask(array_map(
                fn (string $announcement): string =>
                    '/chrome/all.json?' . http_build_query([...$parameters, 'announcement' => $announcement]),
                ['include', 'omit'],
            )));
            if ($full !== null && $plain !== null) {
                $this->store("$name.json", json_encode(['at' => $at, 'full' => $full, 'plain' => $plain]));
                return;
            }
            rewind($lock);
            ftruncate($lock, 0);
            fwrite($lock, (string) (microtime(true) + self::PAUSE));
            error_log('chrome: no new header and footer');
        } finally {
            fclose($lock);
        }
    }

    /** Whether a copy may be shown, by the sum of some of its lifetimes. */
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
        $copy = json_decode((string) @file_get_contents("$this->directory/$name.json"), true);
        $isComplete = is_array($copy) && is_numeric($copy['at'] ?? null)
            && $this->isChrome($copy['full'] ?? null) && $this->isChrome($copy['plain'] ?? null);
        return $isComplete ? $copy : null;
    }

    private function parse(?array $answer): ?array
    {
        $chrome = json_decode($answer['body'] ?? '', true);
        return $this->isChrome($chrome) ? $chrome : null;
    }

    private function isChrome(mixed $value): bool
    {
        foreach (['head' => '>', 'header' => '</header>', 'footer' => '</footer>'] as $part => $end) {
            if (!is_string($value[$part] ?? null) || !str_ends_with($value[$part], $end)) {
                return false;
            }
        }
        foreach (['maxAge', 'staleWhileRevalidate', 'staleIfError'] as $lifetime) {
            if (!is_numeric($value['freshness'][$lifetime] ?? null)) {
                return false;
            }
        }
        return is_string($value['freshness']['freshUntil'] ?? null)
            && strtotime($value['freshness']['freshUntil']) !== false;
    }

    /**
     * Requests paths from the service, at once. None of the visitor's headers are sent, redirects are not followed, and
     * the deadline covers the bodies too.
     *
     * @param list<string> $paths
     * @return list<array{headers: array<string, string>, body: string}|null> complete answers with status 200
     */
    private function ask(array $paths): array
    {
        $answers = array_map(fn (): array => ['headers' => [], 'body' => ''], $paths);
        [$requests, $isComplete] = [[], []];
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
            // The results of single requests are known only from these messages.
            while ($message = curl_multi_info_read($all)) {
                $index = array_search($message['handle'], $requests, true);
                $status = curl_getinfo($message['handle'], CURLINFO_RESPONSE_CODE);
                $isComplete[$index] = $message['result'] === CURLE_OK && $status === 200;
            }
            if ($running > 0) {
                curl_multi_select($all, 0.1);
            }
        } while ($running > 0);
        return array_map(
            fn (int $index): ?array => ($isComplete[$index] ?? false) ? $answers[$index] : null,
            array_keys($paths),
        );
    }

    /** Renamed when complete, so that no reader gets half a file. */
    private function store(string $name, string $content): void
    {
        $this->makeDirectory();
        $unfinished = tempnam($this->directory, 'part-');
        if (file_put_contents($unfinished, $content) === strlen($content)) {
            rename($unfinished, "$this->directory/$name");
        } else {
            unlink($unfinished);
        }
    }

    private function makeDirectory(): void
    {
        if (!is_dir($this->directory) && !@mkdir($this->directory, 0700, true) && !is_dir($this->directory)) {
            throw new RuntimeException("cannot create $this->directory");
        }
    }
}
