/** `fetch-chrome` writes a complete copy that works without the service, or leaves the earlier one unchanged. */

import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FAULTS, type Fault, startFaultyService } from '../../packages/cli/src/conformance/faulty-service.ts';
import { type StartedService, startService } from '../../packages/cli/src/local/service.ts';
import { FETCH_CHROME } from '../../tools/examples/start-build-time.ts';
import { markupErrorsOf } from '../support/markup.ts';

let service: StartedService;
let directory: string;
beforeAll(async () => {
  service = await startService({ preview: false });
  directory = await mkdtemp(join(tmpdir(), 'portico-fetch-chrome-'));
});
afterAll(async () => {
  await service?.stop();
  await rm(directory, { recursive: true, force: true });
});

let folders = 0;
const newFolder = () => join(directory, `copy-${++folders}`);

interface Outcome {
  readonly code: number;
  readonly output: string;
}

const fetchChrome = (...args: readonly string[]) =>
  new Promise<Outcome>((resolve) => {
    execFile(process.execPath, [FETCH_CHROME, ...args], { timeout: 30_000 }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? -1) : 0, output: stdout + stderr }),
    );
  });

/** Path → content of every file; empty if the folder does not exist. */
async function contentsOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const contents = await Promise.all(
    paths.map(async (path) => [path.slice(folder.length + 1), await readFile(path, 'utf8')] as const),
  );
  return Object.fromEntries(contents.sort());
}

test('writes the fragments of each language and every file that they load', async () => {
  const folder = newFolder();
  const { code, output } = await fetchChrome(service.origin, folder, '--lang=de,en', '--theme=light');
  expect(output).toMatch(/^Wrote 6 fragments and \d+ files from /);
  expect(code).toBe(0);
  const copy = await contentsOf(folder);
  for (const language of ['de', 'en']) {
    expect(copy[`${language}/header.html`]).toMatch(
      new RegExp(`^<header [^>]*lang="${language}" data-theme="light".*</header>$`, 's'),
    );
    expect(copy[`${language}/footer.html`]).toMatch(new RegExp(`^<footer [^>]*lang="${language}".*</footer>$`, 's'));
    for (const name of ['header', 'footer', 'head']) {
      const html = copy[`${language}/${name}.html`] ?? '';
      expect(markupErrorsOf(html)).toEqual([]);
      const files = [...html.matchAll(/\/chrome\/assets\/([\w.-]+)/g)].map(([, file]) => `chrome/assets/${file}`);
      if (name !== 'footer') expect(files).not.toEqual([]);
      expect(Object.keys(copy)).toEqual(expect.arrayContaining(files));
    }
  }
  expect(copy['en/head.html']).toContain('rel="stylesheet" href="/chrome/assets/chrome-');
  expect(Object.keys(copy)).toContainEqual(expect.stringMatching(/^chrome\/assets\/licenses-\w+\.txt$/));
  expect(Object.keys(copy).filter((path) => path.endsWith('.new'))).toEqual([]);
});

test('writes the files at the service’s stable addresses', async () => {
  const folder = newFolder();
  await fetchChrome(service.origin, folder);
  const copy = await contentsOf(folder);
  for (const file of ['elements.js', 'loader.js', 'licenses.txt'])
    expect(copy[`chrome/${file}`], file).toBe(await (await service.fetch(`/chrome/${file}`)).text());
});

test('the copy has an announcement only with --announcement', async () => {
  const [without, together] = [newFolder(), newFolder()];
  await fetchChrome(service.origin, without, '--lang=en');
  await fetchChrome(service.origin, together, '--lang=en', '--announcement');
  expect((await contentsOf(without))['en/header.html']).not.toContain('data-portico-announcement');
  expect((await contentsOf(together))['en/header.html']).toContain('data-portico-announcement');
});

test.each(['/docs/', '/docs'])('with --base=%s, pages load the files from below it', async (base) => {
  const folder = newFolder();
  await fetchChrome(service.origin, folder, `--base=${base}`, '--links=absolute');
  const copy = await contentsOf(folder);
  expect(copy['en/head.html']).toContain('href="/docs/chrome/assets/chrome-');
  expect(copy['en/header.html']).toContain('src="/docs/chrome/assets/islands-');
  const pages = Object.entries(copy).filter(([path]) => path.endsWith('.html'));
  expect(pages.length).toBe(3);
  const others = pages.filter(([, text]) => text.includes('="/chrome/'));
  expect(others).toEqual([]);
  expect(copy['chrome/loader.js']).toContain("'./assets/loader-");
});

test.each(['docs/', '//elsewhere.example/', '/a"b/', 'https://www.example.com/docs/'])(
  '--base=%s is not a path',
  async (base) => {
    const { code, output } = await fetchChrome(service.origin, newFolder(), `--base=${base}`);
    expect([code, output]).toEqual([1, expect.stringContaining('--base must be a path such as /docs/')]);
  },
);

test('an invalid value is reported as a warning', async () => {
  const { code, output } = await fetchChrome(service.origin, newFolder(), '--theme=blue');
  expect(output).toMatch(/^WARNING: .*theme/m);
  expect(code).toBe(0);
});

test('a language that the service does not know writes nothing', async () => {
  const folder = newFolder();
  const { code, output } = await fetchChrome(service.origin, folder, '--lang=en,xx');
  expect(output).toContain('lang=xx answered in en: the service does not have this language');
  expect(code).toBe(1);
  expect(await contentsOf(folder)).toEqual({});
});

test.each([
  [['--help'], 0],
  [['-h'], 0],
  [[], 1],
  [['https://chrome.example.com'], 1],
  [['nowhere', 'folder'], 1],
  [['https://chrome.example.com', 'a', 'b'], 1],
])('%j prints the usage with every parameter, and ends with %i', async (args, code) => {
  const outcome = await fetchChrome(...args);
  expect(outcome).toEqual({ code, output: expect.stringMatching(/^Usage: fetch-chrome https:/) });
  for (const option of ['--lang', '--announcement', 'theme', 'skipTo', 'links'])
    expect(outcome.output).toContain(option);
});

test.each(['--theem=light', '--language=de', '--theme', '--announcement=omit', '-x'])(
  'the option %s, which is unknown or lacks its value, is named',
  async (option) => {
    const folder = newFolder();
    const { code, output } = await fetchChrome(service.origin, folder, option);
    const [name] = option.split('=');
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(new RegExp(`^[^\\n]*'${name}\\b[^\\n]*\\.\\n\\nUsage: `)),
    ]);
    expect(await contentsOf(folder)).toEqual({});
  },
);

describe('if the service fails', () => {
  test.concurrent.for(Object.keys(FAULTS) as Fault[])('%s: the earlier copy stays', async (fault, { expect }) => {
    const faulty = await startFaultyService(service.origin, 'max-age=0');
    try {
      const [folder, emptyFolder] = [newFolder(), newFolder()];
      await fetchChrome(faulty.origin, folder, '--lang=de,en');
      const earlier = await contentsOf(folder);
      await faulty.become(fault);
      const [withCopy, withoutCopy, withMoreLanguages] = await Promise.all([
        fetchChrome(faulty.origin, folder, '--lang=de,en'),
        fetchChrome(faulty.origin, emptyFolder, '--lang=de,en'),
        fetchChrome(faulty.origin, folder, '--lang=de,en,fr'),
      ]);
      expect(withCopy).toEqual({
        code: 0,
        output: expect.stringMatching(
          /^WARNING: could not fetch the chrome from .* Keeping the earlier copy in .*\.\n$/,
        ),
      });
      expect(withoutCopy).toEqual({ code: 1, output: expect.stringMatching(/There is no earlier copy of /) });
      // a copy without one of the languages is not used
      expect(withMoreLanguages.code).toBe(1);
      expect(Object.keys(earlier).length).toBeGreaterThan(6);
      expect(await contentsOf(folder)).toEqual(earlier);
      expect(await contentsOf(emptyFolder)).toEqual({});
    } finally {
      await faulty.stop();
    }
  });

  test.each([
    {
      what: 'a file does not match its integrity',
      path: /loader-/,
      change: (body: string) => `${body} `,
      reason: 'does not match its manifest',
    },
    { what: 'one language has no footer', path: /footer.*lang=de/, change: () => '', reason: 'not a complete footer' },
    {
      what: 'the header is cut off',
      path: /header.*lang=de/,
      change: (body: string) => body.slice(0, 9_000),
      reason: 'not a complete header',
    },
    {
      what: 'fragments are of another release than the manifest',
      path: /head\?/,
      change: (body: string) => body.replaceAll(/loader-\w+/g, 'loader-0000000000'),
      reason: 'is not in its manifest',
    },
    {
      what: 'the manifest names files outside of the folder',
      path: /manifest/,
      change: (body: string) => body.replaceAll(/"file":"loader-/g, '"file":"../../loader-'),
      reason: 'is not in its manifest',
    },
    {
      what: 'the head is a page of a gateway',
      path: /head\?/,
      change: () => '<html><h1>Oops</h1></html>',
      reason: 'not a complete head',
    },
    {
      what: 'the service has another contract',
      path: /manifest/,
      change: (body: string) => body.replace('"contract":1', '"contract":2'),
      reason: "the service's contract is 2",
    },
    { what: 'the manifest is not JSON', path: /manifest/, change: () => '<h1>Oops</h1>', reason: 'JSON' },
  ])('if $what, nothing is written', async ({ path, change, reason }) => {
    const proxy = await startProxy((url, body) => (path.test(url) ? change(body) : body));
    try {
      const folder = newFolder();
      await fetchChrome(service.origin, folder, '--lang=en,de');
      const earlier = await contentsOf(folder);
      const { code, output } = await fetchChrome(proxy.origin, folder, '--lang=en,de', '--theme=light');
      expect(output).toMatch(/^WARNING: could not fetch the chrome/);
      expect(output).toContain(reason);
      expect(code).toBe(0);
      expect(await contentsOf(folder)).toEqual(earlier);
    } finally {
      proxy.stop();
    }
  });
});

/** A proxy that changes bodies of the service. */
async function startProxy(change: (url: string, body: string) => string) {
  const server = createServer(async (request, response) => {
    const answer = await fetch(service.origin + request.url);
    response.writeHead(answer.status).end(change(request.url ?? '', await answer.text()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
