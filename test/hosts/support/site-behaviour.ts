/** What example sites must do in a browser: all of them render, route and switch the language; one of each client does more. */

import { parse, serialize } from 'parse5';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { CHECKS, checkHost, STATES } from '../../../packages/cli/src/conformance/check-host.ts';
import { type FaultyService, startFaultyService } from '../../../packages/cli/src/conformance/faulty-service.ts';
import { judgePage } from '../../../packages/cli/src/conformance/judge-page.ts';
import { startingRig } from '../../../packages/cli/src/conformance/session.ts';
import { freePort } from '../../../packages/cli/src/local/free-port.ts';
import { type StartedService, startService } from '../../../packages/cli/src/local/service.ts';
import { EXAMPLE_SITE, type RunningExample, type StartExample } from '../../../tools/examples/example.ts';
import { FRAMEWORK_SITES, type FrameworkName, type FrameworkSite } from '../../../tools/examples/framework-sites.ts';
import { exampleDirectory, type InstalledExample, installExample } from '../../../tools/examples/install-example.ts';
import { buildSite, startBuiltSite } from '../../../tools/examples/start-framework-site.ts';
import { DEADLINE, hoverOpen, hydrated, section } from '../../support/browser.ts';
import { useSitePages } from './site-page.ts';

export interface SiteTraits {
  /** Where the chrome comes from: the server of the site, its build, or the browser. */
  readonly from: 'server' | 'build' | 'browser';
  /** Whether links of the page are followed without loading a document. */
  readonly router: boolean;
  /** Whether another language is another document, in spite of the router. */
  readonly loadsLanguages?: boolean;
  /** Whether its build leaves out quotes and end tags. */
  readonly minifiesHtml?: boolean;
  /** Follows the link to a page of the site, from any other. */
  readonly follow?: (page: Page, path: string) => Promise<void>;
  readonly switchLanguage?: (page: Page) => Promise<void>;
}

export interface TestedSite {
  readonly origin: () => string;
  /** Where it is installed and built. */
  readonly directory: () => string;
  readonly service: () => FaultyService;
  /** The origin of the service itself, which works. */
  readonly real: () => string;
  /** Starts the site once more, without copies. */
  readonly start: StartExample;
}

const HEADER = '[data-portico="header"]';
const FALLBACK = '[data-fallback="header"]';
/** Long enough that nothing expires, and short enough that the service is asked. */
const LIFETIMES = 'public, max-age=0, stale-while-revalidate=0, stale-if-error=600';

/**
 * Installs, builds and starts a site before the tests of a file.
 *
 * @param loadsInBrowser whether browsers load from the service, whose absolute addresses name its own origin
 */
export function useSite(name: FrameworkName, loadsInBrowser = false): TestedSite {
  const site: FrameworkSite = FRAMEWORK_SITES[name];
  let real: StartedService | undefined;
  let service: FaultyService | undefined;
  let installed: InstalledExample | undefined;
  let running: RunningExample | undefined;
  beforeAll(async () => {
    real = await startService({ preview: false });
    service = await startFaultyService(real.origin, LIFETIMES);
    let since = performance.now();
    const took = () => {
      const seconds = ((performance.now() - since) / 1_000).toFixed(1);
      since = performance.now();
      return `${seconds} s`;
    };
    installed = await installExample(exampleDirectory(name));
    const installation = took();
    const { origin } = loadsInBrowser ? real : service;
    const port = await freePort();
    await buildSite(site, installed.directory, origin, port);
    const build = took();
    running = await startBuiltSite(site, installed.directory, origin, site.start, port);
    console.log(`${name}: installed in ${installation}, built in ${build}, started in ${took()}`);
  }, 300_000);
  afterAll(async () => {
    await running?.stop();
    await service?.stop();
    await real?.stop();
    await installed?.remove();
  });
  const ready = <Value>(value: Value | undefined): Value => {
    if (value === undefined) throw new Error('the site is not running');
    return value;
  };
  return {
    origin: () => ready(running).origin,
    directory: () => ready(installed).directory,
    service: () => ready(service),
    real: () => ready(real).origin,
    start: (origin) => startBuiltSite(site, ready(installed).directory, origin),
  };
}

/** VitePress has header and footer elements of its own. */
const OWN_HEADER = /<(header|footer) class="VP[^>]*>.*?<\/\1>/gs;

const shown = (page: Page, language: string) =>
  page.waitForSelector(`${HEADER}[lang="${language}"]`, { state: 'attached' });

const heading = (page: Page, text: string) => page.waitForSelector(`h1:has-text("${text}")`);

/** Marks the header, to see whether it is replaced. */
const mark = (page: Page) =>
  page.evaluate((selector) => document.querySelector(selector)?.setAttribute('data-test-mark', ''), HEADER);

const isMarked = (page: Page) => page.locator(`${HEADER}[data-test-mark]`).count();

const pricingIsCurrent = (page: Page) =>
  expect
    .poll(() =>
      page
        .locator(
          '.portico-nav__list [data-portico-id="NAV_PRICING"][aria-current], .portico-nav__list a[href$="/pricing/"][aria-current]',
        )
        .count(),
    )
    .toBe(1);

/** Next.js removes the last slash. */
const clickTab = (page: Page, path: string) =>
  page.click(`.tabs :is(a[href="${path}"], a[href="${path.slice(0, -1)}"])`);

export function testSite(
  site: TestedSite,
  {
    from,
    router,
    loadsLanguages = !router,
    minifiesHtml = false,
    follow = clickTab,
    switchLanguage = (page) => page.click('.tabs [hreflang="de"]'),
  }: SiteTraits,
): void {
  const open = useSitePages();
  if (from !== 'browser')
    test.each(['/', '/de/'])('%s has the complete chrome in its HTML', async (path) => {
      const shownBy = async () => {
        const sent = await (await fetch(site.origin() + path)).text();
        const html = minifiesHtml ? serialize(parse(sent)) : sent;
        return judgePage(html.replace(OWN_HEADER, ''), EXAMPLE_SITE);
      };
      // on a busy machine, the first answer may come too late, and the host shows its fallback until the next one
      await expect.poll(shownBy, { timeout: DEADLINE }).toMatchObject({ header: 'chrome', footer: 'chrome' });
    });

  test('the chrome works, and nothing is reported in the console', async () => {
    const { page, problems } = await open(`${site.origin()}/`);
    await hydrated(page);
    await hoverOpen(page, section('NAV_PRODUCT'));
    expect(await page.locator(HEADER).count()).toBe(1);
    expect(await page.locator('[data-portico="footer"]').count()).toBe(1);
    expect(problems).toEqual([]);
  });

  test('on another page the link to it is current, and the menus work', async () => {
    const { page, loads, problems } = await open(`${site.origin()}/`);
    await hydrated(page);
    await mark(page);
    await follow(page, '/pricing/');
    await heading(page, 'Plans');
    expect(loads.length).toBe(router ? 0 : 1);
    expect(await isMarked(page)).toBe(router ? 1 : 0);
    await hydrated(page);
    await pricingIsCurrent(page);
    await hoverOpen(page, section('NAV_PRODUCT'));
    expect(problems).toEqual([]);
  });

  test('in the other language, header and footer change and work', async () => {
    const { page, loads, problems } = await open(`${site.origin()}/pricing/`);
    await hydrated(page);
    await switchLanguage(page);
    await heading(page, 'Tarife');
    expect(loads.length).toBe(loadsLanguages ? 1 : 0);
    await shown(page, 'de');
    await page.waitForSelector('[data-portico="footer"][lang="de"]', { state: 'attached' });
    expect(await page.locator(HEADER).count()).toBe(1);
    await hydrated(page);
    await hoverOpen(page, section('NAV_PRODUCT'));
    await pricingIsCurrent(page);
    expect(problems).toEqual([]);
  });
}

/** What does not depend on the framework, but on where the chrome comes from. */
export function testClient(site: TestedSite, from: SiteTraits['from']): void {
  const open = useSitePages();

  test('the theme switch changes the header in place', async () => {
    const { page, loads, problems } = await open(`${site.origin()}/`);
    await hydrated(page);
    await page.click('.tabs button');
    await page.waitForSelector(`${HEADER}[data-theme="dark"]`, { state: 'attached' });
    await page.waitForSelector('[data-portico="footer"][data-theme="dark"]', { state: 'attached' });
    expect(loads).toEqual([]);
    await hydrated(page);
    await hoverOpen(page, section('NAV_PRODUCT'));
    expect(problems).toEqual([]);
  });

  if (from === 'server')
    test('passes `portico conformance`', { timeout: 600_000 }, async () => {
      const rig = startingRig(site.start, site.real());
      const { cells, checks, problems } = await checkHost(rig, EXAMPLE_SITE, { jobs: 4 });
      expect([...cells.keys()]).toEqual(STATES);
      expect([...checks.keys()]).toEqual(CHECKS.map(({ name }) => name));
      expect([...checks.values()].filter((result) => result.startsWith('not tested'))).toEqual([]);
      expect(problems).toEqual([]);
    });

  test('while the service is dead, the page is complete', async () => {
    const warm = await open(`${site.origin()}/`);
    await hydrated(warm.page);
    await site.service().become('dead');
    onTestFinished(() => site.service().become('works'));
    const { page } = await open(`${site.origin()}/`, {
      prepare: (page) => page.route(`${site.real()}/**`, (route) => route.abort()),
    });
    await heading(page, 'Learn');
    await page.waitForSelector(from === 'browser' ? FALLBACK : HEADER);
    if (from === 'browser') return;
    await hydrated(page);
    await hoverOpen(page, section('NAV_PRODUCT'));
  });
}
