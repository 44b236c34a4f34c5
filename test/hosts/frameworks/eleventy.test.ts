/** The Eleventy example in a browser, with a copy from its build. */

import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../../packages/cli/src/local/free-port.ts';
import { environmentOf, FRAMEWORK_SITES } from '../../../tools/examples/framework-sites.ts';
import { copyExample } from '../../../tools/examples/install-example.ts';
import { buildSite, runInSite } from '../../../tools/examples/start-framework-site.ts';
import { testClient, testSite, useSite } from '../support/site-behaviour.ts';

const site = useSite('eleventy');

testSite(site, { from: 'build', router: false });
testClient(site, 'build');

test('the files of the copy are not pages', async () => {
  expect((await fetch(`${site.origin()}/.portico/en/header/`)).status).toBe(404);
});

test('built while the service is dead, pages have an earlier copy; without one, only a build that allows it has the fallback', {
  timeout: 300_000,
}, async () => {
  const { directory, remove } = await copyExample(site.directory());
  onTestFinished(remove);
  const dead = `http://127.0.0.1:${await freePort()}`;
  const build = () => buildSite(FRAMEWORK_SITES.eleventy, directory, dead);
  const built = () => readFile(join(directory, '_site/de/index.html'), 'utf8');
  await expect(build()).rejects.toThrow('There is no earlier copy');
  await runInSite(directory, 'eleventy', []);
  expect(await built()).toMatch(/data-fallback="?header/);
  await runInSite(directory, 'npm', ['run', 'chrome'], environmentOf(site.real()));
  await build();
  expect(await built()).toMatch(/data-portico="?header/);
});

const LOADED = /(?:href|src)="?([^"\s>]*\/chrome\/[^"\s>#]+)/g;

test('built for /docs/, pages load files that are there', { timeout: 300_000 }, async () => {
  const { directory, remove } = await copyExample(site.directory());
  onTestFinished(remove);
  await runInSite(directory, 'npm', ['run', 'chrome', '--', '--base=/docs/'], environmentOf(site.real()));
  await runInSite(directory, 'eleventy', ['--pathprefix=/docs/']);
  const html = await readFile(join(directory, '_site/index.html'), 'utf8');
  const loaded = [...new Set([...html.matchAll(LOADED)].map(([, path = '']) => path))];
  expect(loaded.length).toBeGreaterThan(2);
  expect(loaded.filter((path) => !path.startsWith('/docs/chrome/'))).toEqual([]);
  await Promise.all(loaded.map((path) => access(join(directory, '_site', path.slice('/docs/'.length)))));
});
