/** Refuses a request: with JSON below `/api/`, with a page elsewhere. */

const ERRORS = { 403: 'refused', 429: 'throttled', 503: 'unavailable' } as const;

export function refusal(request: Request, status: keyof typeof ERRORS, message: string): Response {
  const error = ERRORS[status];
  const isApi = new URL(request.url).pathname.startsWith('/api/');
  return new Response(isApi ? JSON.stringify({ error, message }) : page(message), {
    status,
    headers: {
      'content-type': isApi ? 'application/json' : 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    },
  });
}

function page(message: string): string {
  const text = message.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Portico Studio</title>
<style>
body { max-width: 44rem; margin: 15vh auto; padding: 0 24px; font: 400 15px / 1.5 ui-sans-serif, system-ui, sans-serif; overflow-wrap: anywhere }
h1 { margin: 0 0 8px; font-size: 18px; font-weight: 650 }
</style>
</head>
<body><main><h1>Portico Studio</h1><p>${text}</p></main></body>
</html>
`;
}
