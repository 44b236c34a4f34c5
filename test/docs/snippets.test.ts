/** docs/hosts.md or README.md shows each of the preview page’s snippets, and the one for servers works. */

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerFor } from '../../packages/host/test/unit/support/fake-service.ts';
import { includeSnippets } from '../../packages/studio/src/preview/include-snippets.tsx';
import { parsePreviewState } from '../../packages/studio/src/preview/preview-state.ts';

const SERVICE = 'https://chrome.example.com';

function snippets(query: string) {
  const url = new URL(`/preview?${query}`, SERVICE);
  return includeSnippets(
    parsePreviewState(url, { loginOrigins: [], sites: {}, preview: true, sampleBlog: true }),
    SERVICE,
  );
}

const documented = snippets('lang=de&theme=light&transparent=false');

test('the snippets are the addresses and one for each way to include', () => {
  expect(documented.map(({ title }) => title)).toEqual([
    'Addresses',
    'ESI (Varnish)',
    'SSI (nginx)',
    'Custom elements',
    'Package for servers',
  ]);
});

describe.each([
  { file: 'docs/hosts.md', shown: documented.slice(1, 3) },
  { file: 'README.md', shown: documented.slice(-2) },
])('$file', ({ file, shown }) => {
  test.each(shown)('shows the snippet for $title as the preview page does', async ({ code }) => {
    const text = await readFile(new URL(`../../${file}`, import.meta.url), 'utf8');
    const blocks = [...text.matchAll(/^```(?:html|js)\n(.*?)\n```$/gms)].map(([, block]) => block);
    expect(blocks).toContain(code);
  });
});

test('parameters that only the preview reads, and wrong values, are omitted', () => {
  for (const { code } of snippets('lang=de&at=2026-01-01&blog=slow&seed=%3C%22'))
    expect(code).not.toMatch(/2026|slow|seed/);
});

test('values are escaped in attributes', () => {
  const elements = snippets(`loginLink=${encodeURIComponent('/login?a=1&b=2')}`).find(
    ({ title }) => title === 'Custom elements',
  );
  expect(elements?.code).toContain('<portico-header login-link="/login?a=1&amp;b=2">');
});

describe('the snippet for servers', () => {
  const good = answerFor(new URLSearchParams('lang=de&path=/pricing/'));
  let origin: string;
  const requested: string[] = [];
  const server = createServer((request, response) => {
    requested.push(request.url ?? '');
    response.setHeader('portico-state', 'fresh').end(JSON.stringify(good));
  });

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    requested.length = 0;
  });

  /** What the module shows on a host that has just started. */
  async function start(): Promise<{ readonly header: string; readonly footer: string }> {
    const entry = new URL('../../packages/host/src/index.ts', import.meta.url).href;
    const code = documented.at(-1)?.code.replace(SERVICE, origin).replace('@portico/host', entry) ?? '';
    const module = `${code}\nexport { header, footer };\n// ${Math.random()}`;
    return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(module)}`);
  }

  test('shows what the service sends', async () => {
    const { header, footer } = await start();
    expect([header, footer]).toEqual([good.header, good.footer]);
    const query = 'lang=de&theme=light&transparent=false&path=%2Fpricing%2F&assets=omit';
    expect(requested).toContain(`/chrome/all.json?${query}`);
  });
});
