/** docs/hosts.md or README.md shows each of the preview page’s snippets, and the one for servers works. */

import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
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
  const works: RequestListener = (_, response) =>
    response.setHeader('portico-state', 'fresh').end(JSON.stringify(good));
  let answer: RequestListener;
  let origin: string;
  const requested: string[] = [];
  const server = createServer((request, response) => {
    requested.push(request.url ?? '');
    answer(request, response);
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
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    return () => void vi.restoreAllMocks();
  });

  /** What the module shows on a host that has just started. */
  async function start(): Promise<{ readonly header: string; readonly footer: string }> {
    const entry = new URL('../../packages/host/src/index.ts', import.meta.url).href;
    const code = documented.at(-1)?.code.replace(SERVICE, origin).replace('@portico/host', entry) ?? '';
    const module = `${code}\nexport { header, footer };\n// ${Math.random()}`;
    return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(module)}`);
  }

  const FAULTS: Readonly<Record<string, RequestListener>> = {
    'an error with a page': (_, response) => response.writeHead(500).end('<h1>Error</h1>'),
    'a page of a gateway': (_, response) => response.writeHead(200).end('<h1>Please wait</h1>'),
    'JSON of a gateway': (_, response) => response.writeHead(200).end('{"freshness":{}}'),
    'an error with an old copy': (_, response) =>
      response.writeHead(503, { 'portico-state': 'stale' }).end(JSON.stringify({ ...good, header: 'old' })),
    'half a body': (_, response) =>
      response.setHeader('portico-state', 'fresh').end(JSON.stringify(good).slice(0, -20)),
    'a body that stalls': (_, response) => response.setHeader('portico-state', 'fresh').write('{"head":'),
    'nothing at all': () => {},
  };

  test('shows what the service sends', async () => {
    answer = works;
    const { header, footer } = await start();
    expect([header, footer]).toEqual([good.header, good.footer]);
    const query = 'lang=de&theme=light&transparent=false&path=%2Fpricing%2F&assets=omit';
    expect(requested).toContain(`/chrome/all.json?${query}`);
  });

  test.each(Object.keys(FAULTS))('shows the fallback within the timeout on %s', async (fault) => {
    answer = FAULTS[fault] ?? works;
    const started = Date.now();
    const { header, footer } = await start();
    expect([header, footer]).toEqual(['<header>Acme</header>', '<footer>Acme</footer>']);
    expect(Date.now() - started).toBeLessThan(2_000);
  });
});
