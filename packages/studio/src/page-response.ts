/** Responds with the page's document, which its script fills. Preloads everything that the page needs first. */

import { ownValue } from '../../../src/contract/own-value.ts';
import { type StudioFiles, studioFilePath } from './files/files.ts';

/** @param nonce of the style elements that React Aria adds */
const policy = (nonce: string) =>
  [
    "default-src 'none'",
    `style-src 'self' 'nonce-${nonce}'`,
    "script-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "img-src 'self' https: data:",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The API paths that every page requests first. */
const FIRST_REQUESTS = ['session', 'draft', 'versions/latest'];

/** @param part the module that renders the page, such as `cards-page`; `null` if there is no page at the address */
export function studioPage(
  { page: { styles, script, parts }, favicon, licenses }: StudioFiles,
  part: string | null,
): Response {
  const nonce = crypto.randomUUID();
  const imported = new Set([...(parts.main ?? []), ...(part === null ? [] : (ownValue(parts, part) ?? []))]);
  imported.delete(script);
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta property="csp-nonce" nonce="${nonce}">
<meta name="color-scheme" content="light dark">
<title>Portico Studio</title>
<link rel="icon" href="${favicon ? studioFilePath(favicon) : 'data:,'}">
<link rel="license" href="${studioFilePath(licenses)}">
<link rel="stylesheet" href="${studioFilePath(styles)}">
<script type="module" src="${studioFilePath({ file: script })}"></script>
${[...imported].map((file) => `<link rel="modulepreload" href="${studioFilePath({ file })}">`).join('\n')}
<script type="application/json" id="studio-parts">${JSON.stringify(filesOfParts(parts))}</script>
${FIRST_REQUESTS.map((path) => `<link rel="preload" as="fetch" crossorigin href="/api/${path}">`).join('\n')}
</head>
<body><div id="studio"><p class="studio-start">Loading the Studio…</p></div><noscript><p class="studio-start">The Studio needs JavaScript.</p></noscript></body>
</html>
`;
  return new Response(html, {
    status: part === null ? 404 : 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy(nonce),
      'referrer-policy': 'same-origin',
    },
  });
}

/** By part, the paths of the files that the first script doesn't load. */
function filesOfParts({ main = [], ...others }: StudioFiles['page']['parts']): Record<string, string[]> {
  const added = (files: readonly string[]) => files.filter((file) => !main.includes(file));
  return Object.fromEntries(
    Object.entries(others).map(([part, files]) => [part, added(files).map((file) => studioFilePath({ file }))]),
  );
}
