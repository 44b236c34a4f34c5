/** Builds the responses of previews: never cached or indexed, and with a strict policy. */

const SHARED_POLICY = ["default-src 'none'", "style-src 'self'", "script-src 'self'", "connect-src 'self'"];

const POLICIES = {
  preview: [
    ...SHARED_POLICY,
    "frame-src 'self'",
    'img-src data:',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ],
  /** As strict as a host can be, so that the preview breaks if the fragments need more than the contract says. */
  sample: [
    ...SHARED_POLICY,
    "img-src 'self' https: data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
  ],
  /** The Studio's page puts headers into this document, which runs no scripts. */
  bar: [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self' https: data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ],
} as const;

export function pageResponse(html: string, policy: keyof typeof POLICIES, status = 200): Response {
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': POLICIES[policy].join('; '),
      // the address of a shared preview is its secret
      'referrer-policy': 'no-referrer',
    },
  });
}
