/** The React components of the packed package, with React's development build in server and browser. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type StartedService, startService } from '../../packages/cli/src/local/service.ts';
import { EVENT_TABLE } from '../../src/contract/event-table.ts';
import { nameWithoutColon } from '../../src/contract/events.ts';
import { type InstalledExample, installExample } from '../../tools/examples/install-example.ts';
import { runInSite, startBuiltSite } from '../../tools/examples/start-framework-site.ts';
import { hoverOpen, hydrated, section } from '../support/browser.ts';
import { PARAMETER_VALUES } from '../support/parameter-values.ts';
import { fixture } from './support/fixture.ts';
import { type SitePage, useSitePages } from './support/site-page.ts';

const SITE = { name: 'react', summary: '', start: () => ['node', 'out/server.js'] };
const HEADER = '[data-portico="header"]';

let service: StartedService;
let installed: InstalledExample;
let site: { readonly origin: string; readonly stop: () => Promise<void> };

beforeAll(async () => {
  service = await startService({ preview: false });
  installed = await installExample(fixture('react'));
  await runInSite(installed.directory, 'node', ['build.js']);
  site = await startBuiltSite(SITE, installed.directory, service.origin);
}, 300_000);
afterAll(async () => {
  await site?.stop();
  await service?.stop();
  await installed?.remove();
});

const open = useSitePages();
const mark = (page: Page) =>
  page.evaluate((selector) => document.querySelector(selector)?.setAttribute('data-test-mark', ''), HEADER);
const marked = (page: Page) => page.locator(`${HEADER}[data-test-mark]`).count();

describe('a chrome that the server has rendered', () => {
  /** Hydrates once the elements have taken over the HTML, so that React finds what they have changed. */
  async function openHydrated(): Promise<SitePage & { readonly fragments: string[] }> {
    const fragments: string[] = [];
    const opened = await open(`${site.origin}/`, {
      prepare: async (page) => {
        page.on('request', (request) => {
          if (/\/chrome\/(header|footer)/.test(request.url())) fragments.push(request.url());
        });
      },
    });
    const { page } = opened;
    await hydrated(page);
    await page.addScriptTag({ type: 'module', url: '/browser.js' });
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('#path') ?? {}).some((key) => key.startsWith('__react')),
    );
    return { ...opened, fragments };
  }

  test('is in the HTML, with its files and their integrity, and booleans as texts', async () => {
    const html = await (await fetch(site.origin)).text();
    expect(html).toMatch(
      /<portico-header lang="en" theme="light" transparent="false" skip-to="main" path="\/pricing\/"><header /,
    );
    expect(html).toMatch(/<\/footer><\/portico-footer>/);
    const [head = ''] = html.split('</head>');
    expect(head).toMatch(
      /<link rel="stylesheet" href="\/chrome\/assets\/chrome-\w+\.css" integrity="sha256-[^"]+" crossorigin="anonymous"/i,
    );
    expect(head).toMatch(/<script type="module" async="" src="\/chrome\/assets\/loader-\w+\.js" integrity="sha256-/);
    expect(head).toContain('src="/chrome/elements.js"');
  });

  test('is adopted with no request if the scripts run before the header has arrived', async () => {
    const fragments: string[] = [];
    const { page, problems } = await open(`${site.origin}/slow`, {
      prepare: async (page) => {
        page.on('request', (request) => {
          if (/\/chrome\/(header|footer)/.test(request.url())) fragments.push(request.url());
        });
      },
    });
    await hydrated(page);
    await hoverOpen(page, section('NAV_PRODUCT'));
    expect(fragments).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('stays in the page when the server renders another one', async () => {
    const { page, problems } = await openHydrated();
    await mark(page);
    await page.click('#html');
    await page.click('#path');
    await expect.poll(() => page.getAttribute('portico-header', 'path')).toBe('/customers/');
    expect(await marked(page)).toBe(1);
    await expect.poll(() => page.locator(`${HEADER} a[href="/customers/"][aria-current]`).count()).toBeGreaterThan(0);
    expect(problems).toEqual([]);
  });

  test('is replaced by the one in another language, with no request', async () => {
    const { page, problems, fragments } = await openHydrated();
    await page.click('#language');
    await page.waitForSelector(`${HEADER}[lang="de"]`);
    await hydrated(page);
    await hoverOpen(page, section('NAV_PRODUCT'));
    expect(await page.locator(HEADER).count()).toBe(1);
    expect(problems).toEqual([]);
    expect(fragments).toEqual([]);
  });
});

describe('a chrome that the browser loads', () => {
  test('replaces the fallback once, whatever React renders later', async () => {
    const { page, problems } = await open(`${site.origin}/loaded`);
    await hydrated(page);
    await expect.poll(() => page.locator('[data-fallback]').count()).toBe(0);
    await mark(page);
    await page.click('#count');
    expect(await marked(page)).toBe(1);
    // content of places is React's, whichever header it is in
    const inPlace = (name: string, count: number) => `[data-portico-slot="${name}"] #${name}:text-is("${count}")`;
    await page.waitForSelector(inPlace('account', 1));
    await page.waitForSelector(inPlace('search', 1), { state: 'attached' });
    await page.click('#count');
    await page.waitForSelector(`${HEADER}[lang="de"]`);
    await page.waitForSelector(inPlace('account', 2));
    expect(await page.locator('#search').count()).toBe(0);
    await page.click('#count');
    await page.click('#count');
    await expect.poll(() => page.locator('portico-header').count()).toBe(0);
    await page.waitForSelector('[data-portico="footer"][lang="de"]');
    expect(await page.locator('script[src$="/chrome/elements.js"]').count()).toBe(1);
    expect(problems).toEqual([]);
  });

  test('is requested with every parameter, and calls a listener of every event', async () => {
    const { links: _, lang: language, ...others } = PARAMETER_VALUES;
    const parameters = { ...others, language, transparent: false, languageSelector: false };
    const events = Object.keys(EVENT_TABLE).map(nameWithoutColon);
    const requested: URL[] = [];
    const { page } = await open(`${site.origin}/every`, {
      prepare: async (page) => {
        page.on('request', (request) => {
          if (request.url().includes('/chrome/header')) requested.push(new URL(request.url()));
        });
        await page.addInitScript((given) => Object.assign(window, { given }), { parameters, events });
      },
    });
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'seen'))).toEqual(['portico-load']);
    expect(requested.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([PARAMETER_VALUES]);
    const seen = await page.locator('portico-header').evaluate((element, names) => {
      Reflect.set(window, 'seen', []);
      for (const name of names) element.dispatchEvent(new CustomEvent(name));
      return Reflect.get(window, 'seen');
    }, events);
    expect(seen).toHaveLength(11);
    expect(seen).toEqual(events);
  });
});

test.each(['kept-element.js', 'loading-element.js', 'slot-content.js'])(
  '%s is a client component, and nothing else is',
  async (file) => {
    const directory = join(installed.directory, 'node_modules/@portico/host/dist/react');
    const isClient = async (name: string) =>
      /^(?:\/\*.*?\*\/\s*)?'use client';/s.test(await readFile(join(directory, name), 'utf8'));
    expect(await isClient(file)).toBe(true);
    for (const shared of ['index.js', 'elements.js', 'portico-head.js']) expect(await isClient(shared)).toBe(false);
  },
);
