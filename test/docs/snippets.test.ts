/** The snippets of README.md and docs/hosts.md are those of the preview page, and the one for servers survives failures. */

import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { includeSnippets } from '../../src/preview/include-snippets.tsx';
import { parsePreviewState } from '../../src/preview/preview-state.ts';

const SERVICE = 'https://chrome.example.com';

function snippets(query: string) {
  const url = new URL(`/chrome/preview?${query}`, SERVICE);
  return includeSnippets(parsePreviewState(url, { loginOrigins: [] }), SERVICE);
}

const documented = snippets('lang=de&theme=light&transparent=false');

test('the snippets are the addresses and one for each way to include', () => {
  expect(documented.map(({ title }) => title)).toEqual([
    'Addresses',
    'ESI (Varnish)',
    'SSI (nginx)',
    'Custom elements',
    'fetch',
  ]);
});

describe.each(['README.md', 'docs/hosts.md'])('%s', (file) => {
  test.each(documented.slice(1))('shows the snippet for $title as the preview page does', async ({ code }) => {
    const text = await readFile(new URL(`../../${file}`, import.meta.url), 'utf8');
    const blocks = [...text.matchAll(/^```(?:html|js)\n(.*?)\n```$/gms)].map(([, block]) => block);
    expect(blocks).toContain(code);
  });
});

test('parameters that the preview alone reads, and wrong values, are left out', () => {
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
  const good = {
    head: '<link>',
    header: '<header>new</header>',
    footer: '<footer>new</footer>',
    freshness: { maxAge: 60, staleWhileRevalidate: 300, staleIfError: 86_400, freshUntil: '2099-01-01T00:00:00.000Z' },
  };
  const works: RequestListener = (_, response) =>
    response.setHeader('portico-state', 'fresh').end(JSON.stringify(good));
  let answer: RequestListener;
  let asked = 0;
  let origin: string;
  const server = createServer((request, response) => {
    asked += 1;
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
    asked = 0;
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    return () => void vi.restoreAllMocks();
  });

  /** Timeouts last a tenth of what the snippet asks for. */
  function hurry() {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => timeout(milliseconds / 10));
  }

  function sleep(milliseconds: number) {
    const later = Date.now() + milliseconds;
    vi.spyOn(Date, 'now').mockReturnValue(later);
  }

  /** A host that has just started. */
  async function start(): Promise<() => Promise<{ readonly header: string }>> {
    const code = documented.at(-1)?.code.replace(SERVICE, origin) ?? '';
    const unique = `${code}\n// ${Math.random()}`;
    return (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(unique)}`)).chrome;
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

  test('returns what the service sends, and asks once for many visitors', async () => {
    answer = works;
    const chrome = await start();
    const [first] = await Promise.all([chrome(), chrome(), chrome()]);
    expect(first).toEqual(good);
    expect(await chrome()).toEqual(good);
    expect(asked).toBe(1);
  });

  test.each(Object.keys(FAULTS))('returns the fallback within the timeout on %s', async (fault) => {
    answer = FAULTS[fault] ?? works;
    hurry();
    const chrome = await start();
    expect((await chrome()).header).toBe('<header>Acme</header>');
  });

  test.each(Object.keys(FAULTS))('returns the last good copy on %s, until it expires', async (fault) => {
    answer = works;
    const chrome = await start();
    await chrome();
    answer = FAULTS[fault] ?? works;
    hurry();
    sleep(61_000);
    expect((await chrome()).header).toBe(good.header);
    sleep(86_400_000);
    expect((await chrome()).header).toBe('<header>Acme</header>');
  });

  test('shows no copy after the instant at which its content changes', async () => {
    const freshUntil = new Date(Date.now() + 30_000).toISOString();
    const ending = JSON.stringify({ ...good, freshness: { ...good.freshness, freshUntil } });
    answer = (_, response) => response.setHeader('portico-state', 'fresh').end(ending);
    const chrome = await start();
    expect((await chrome()).header).toBe(good.header);
    answer = FAULTS['an error with a page'] ?? works;
    sleep(31_000);
    expect((await chrome()).header).toBe('<header>Acme</header>');
  });
});
