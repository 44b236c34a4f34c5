/** The example for a WordPress theme, with WordPress's own way to load a theme's files. */

import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freePort } from '../../packages/cli/src/local/free-port.ts';
import { answerFor } from '../../packages/host/test/unit/support/fake-service.ts';
import { exampleDirectory } from '../../tools/examples/install-example.ts';
import { type Program, requireProgram, startProgram } from '../../tools/examples/program.ts';

const WORDPRESS = fileURLToPath(new URL('./fixtures/wordpress/index.php', import.meta.url));

/** Whether the service answers. */
let works = true;
const service = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
  if (!works) response.writeHead(500).end();
  else if (pathname === '/chrome/all.json')
    response.setHeader('portico-state', 'fresh').end(JSON.stringify(answerFor(searchParams)));
  else response.writeHead(404).end();
});

let folder: string;
let host: Program;
let origin: string;

beforeAll(async () => {
  requireProgram('php');
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  folder = await mkdtemp(join(tmpdir(), 'portico-wordpress-'));
  const theme = join(folder, 'theme');
  await cp(join(exampleDirectory('php'), 'wordpress'), theme, { recursive: true });
  await cp(join(exampleDirectory('php'), 'portico.php'), join(theme, 'portico.php'));
  await writeFile(join(theme, 'index.php'), '<?php get_header(); ?>MAIN<?php get_footer();');
  const functions = await readFile(join(theme, 'functions.php'), 'utf8');
  const local = functions
    .replace('https://chrome.example.com', `http://127.0.0.1:${(service.address() as AddressInfo).port}`)
    .replace('/var/cache/chrome', join(folder, 'copies'));
  await writeFile(join(theme, 'functions.php'), local);
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  host = await startProgram('php', ['-S', `127.0.0.1:${port}`, WORDPRESS], {
    ready: `${origin}/chrome/nothing`,
    env: { THEME: theme },
  });
});
afterAll(async () => {
  await host?.stop();
  service.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});
beforeEach(() => {
  works = true;
});

const pageAt = async (path: string) => {
  const response = await fetch(origin + path, { signal: AbortSignal.timeout(10_000) });
  return { status: response.status, html: await response.text() };
};

test('pages show the fallback without the service, and without warnings', async () => {
  works = false;
  const { status, html } = await pageAt('/');
  expect([status, html]).toEqual([
    200,
    expect.stringMatching(/<header><a href="\/">Acme<\/a><\/header>.*MAIN.*<\/html>/s),
  ]);
  expect(html).not.toMatch(/Warning|Deprecated|Notice/);
});

test.each([
  ['/preise/?path=/other', '/preise/'],
  ['/no-such-page', '/'],
])('%s has head, header and footer for its language and for %s', async (address, path) => {
  // after a failure, the client pauses
  await expect
    .poll(async () => (await pageAt(address)).html, { timeout: 20_000 })
    .toContain(`="header">de-DE ${path}<`);
  const { html } = await pageAt(address);
  expect(html).toMatch(/<head>.*<link rel="stylesheet" href="\/chrome\/assets\/[^>]+>.*<\/head>/s);
  expect(html).toMatch(/<body class="page">\s*<header.*<\/header>\s*<main>\s*MAIN<\/main>\s*<footer class="portico/s);
});

test('paths below /chrome/ are the service’s', async () => {
  expect(await pageAt('/chrome/other')).toMatchObject({ status: 404, html: expect.not.stringContaining('MAIN') });
});
