/** Pages that load the script of the header from its stable address, `/chrome/loader.js`. */

import { describe, expect, test } from 'vitest';
import type { Manifest } from '../../../src/manifest/schema.ts';
import { hydrated, useBrowser } from '../../support/browser.ts';

const { open, openHydrated, service } = useBrowser();

describe('on another origin', () => {
  /** Opens a page whose own script is `script`; header and footer bring no files along. */
  async function openWith(script: (loader: string) => string, header: (html: string) => string = (html) => html) {
    const address = `${service().origin}/chrome/loader.js`;
    const requests: string[] = [];
    const { page, messages } = await open({
      query: 'assets=omit&links=absolute&transparent=false',
      url: 'http://host.example/page',
      header,
      head: `<script type="module">${script(address)}</script>`,
      prepare: async (target) => target.on('request', (request) => requests.push(request.url())),
    });
    const loaders = () => requests.filter((request) => /\/loader-[^/]+\.js$/.test(request)).length;
    return { page, messages, loaders };
  }

  test('importing it starts the header of the page', async () => {
    const { page, messages, loaders } = await openWith((loader) => `import '${loader}';`);
    await hydrated(page);
    expect([loaders(), messages]).toEqual([1, []]);
  });

  test('it exports `start`, for a header that a script adds later', async () => {
    const { page, messages, loaders } = await openWith(
      (loader) => `import { start } from '${loader}';
const place = document.querySelector('#place');
place.innerHTML = document.querySelector('#text').innerHTML;
start(place.querySelector('header'));`,
      (html) => `<template id="text">${html}</template><div id="place"></div>`,
    );
    await hydrated(page);
    expect([loaders(), messages]).toEqual([1, []]);
  });
});

test('it needs only the sources in the manifest', async () => {
  const { contentSecurityPolicy } = (await (await service().fetch('/chrome/manifest.json')).json()) as Manifest;
  const { messages } = await openHydrated({
    query: 'assets=omit&transparent=false',
    headers: { 'content-security-policy': `${contentSecurityPolicy.header}; ${contentSecurityPolicy.trustedTypes}` },
    document: (header) =>
      `<!doctype html><html lang="en"><head><title>Strict</title><script type="module" src="/chrome/loader.js"></script></head><body>${header}</body></html>`,
  });
  expect(messages).toEqual([]);
});

test('an integrity policy blocks it, and lets a script import the address that the head loads', async () => {
  const { page } = await openHydrated({
    query: 'transparent=false',
    headers: { 'integrity-policy': 'blocked-destinations=(script)' },
  });
  // as text, because the test runner rewrites `import()`
  const imported = (address: string): Promise<unknown> =>
    page.evaluate(`import(${JSON.stringify(address)}).then(Object.keys, () => 'blocked')`);
  const loader = await page.locator('script[src*="loader-"]').first().getAttribute('src');
  expect(await imported(new URL(loader ?? '', service().origin).href)).toContain('start');
  expect(await imported('/chrome/loader.js')).toBe('blocked');
});
