/** Hosts with strict policies that allow only the sources in the manifest: everything works without a violation. */

import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Manifest } from '../../../../src/manifest/schema.ts';
import {
  BURGER,
  hoverOpen,
  hydrated,
  OVERLAY,
  openSection,
  PHONE,
  section,
  useBrowser,
} from '../../../support/browser.ts';

const { open, service } = useBrowser();

/** 1 × 1, transparent. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const ELSEWHERE = 'http://host.example/page';

const HOSTS = [
  { name: 'on the same origin', query: 'transparent=false', url: undefined },
  { name: 'on another origin, in a shadow tree', query: 'links=absolute&isolate=shadow', url: ELSEWHERE },
];

interface Violation {
  readonly directive: string;
  readonly blocked: string;
}

declare global {
  interface Window {
    violations: Violation[];
  }
}

/** Caches the blog's post, so that the menus show an image of another origin. */
beforeAll(async () => {
  await vi.waitFor(async () => {
    await service().fetch('/chrome/teaser/latest-post?lang=en');
    const header = await (await service().fetch('/chrome/header?lang=en')).text();
    expect(header).toContain('https://images.example.com');
  }, 30_000);
});

const manifestFor = async (query: string) =>
  (await (await service().fetch(`/chrome/manifest.json?${query}`)).json()) as Manifest;

/** WebKit reports violations only of a policy that names where to report them. */
const reported = (integrityPolicy: string) => `${integrityPolicy}, endpoints=(default)`;

/** Opens a page that allows only `policy`, and requires integrity of every script. */
async function openStrict(host: (typeof HOSTS)[number], policy: string, width?: number) {
  const { integrityPolicy } = await manifestFor(host.query);
  const opened = await open({
    query: host.query,
    ...(host.url ? { url: host.url } : {}),
    ...(width ? { width } : {}),
    headers: { 'content-security-policy': policy, 'integrity-policy': reported(integrityPolicy) },
    document: (header, footer) =>
      `<!doctype html><html lang="en"><head><title>Strict</title></head><body>${header}<main><h1>Strict</h1></main>${footer}</body></html>`,
    prepare: async (page) => {
      await page.route('https://images.example.com/**', (route) =>
        route.fulfill({ contentType: 'image/gif', body: PIXEL }),
      );
      await page.addInitScript(watchViolations);
    },
  });
  return { ...opened, violations: () => opened.page.evaluate(() => window.violations) };
}

function watchViolations() {
  window.violations = [];
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    window.violations.push({ directive: effectiveDirective, blocked: blockedURI });
  });
  new ReportingObserver(
    (reports) => {
      for (const { body } of reports)
        window.violations.push({
          directive: 'integrity-policy',
          blocked: String((body as { blockedURL?: string } | null)?.blockedURL),
        });
    },
    { types: ['integrity-violation'], buffered: true },
  ).observe();
}

const policyOf = ({ contentSecurityPolicy: { header, trustedTypes } }: Manifest) => `${header}; ${trustedTypes}`;

const shownImage = (page: Page) =>
  page.locator(`${section('NAV_DOCUMENTATION').panel} img`).evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return new URL(image.src).origin;
  });

describe.each(HOSTS)('$name', (host) => {
  test('the menus, their images and the language selector work without a violation', async () => {
    const { page, messages, violations } = await openStrict(host, policyOf(await manifestFor(host.query)));
    await hydrated(page);
    for (const id of ['NAV_PRODUCT', 'NAV_DOCUMENTATION']) {
      const { button, panel } = section(id);
      await hoverOpen(page, { button, panel });
    }
    expect(await shownImage(page)).toBe('https://images.example.com');
    await page.keyboard.press('Escape');
    await page.waitForSelector(section('NAV_DOCUMENTATION').panel, { state: 'hidden' });
    await page.hover('.portico-language-menu__button');
    await page.waitForSelector('.portico-language-menu__panel', { state: 'visible' });
    expect(
      await page.locator('.portico-footer__inner').evaluate((inner) => getComputedStyle(inner).paddingInlineStart),
    ).not.toBe('0px');
    expect([await violations(), messages]).toEqual([[], []]);
  });

  test('the overlay works without a violation', async () => {
    const { page, messages, violations } = await openStrict(host, policyOf(await manifestFor(host.query)), PHONE);
    await hydrated(page);
    await page.click(BURGER);
    await openSection(page, section('NAV_PRODUCT'));
    await expect.poll(() => page.locator('main').evaluate((main: HTMLElement) => main.inert)).toBe(true);
    await page.keyboard.press('Escape');
    await page.waitForSelector(OVERLAY, { state: 'hidden' });
    expect([await violations(), messages]).toEqual([[], []]);
  });

  test('every directive in the manifest is needed', async () => {
    const { directives } = (await manifestFor(host.query)).contentSecurityPolicy;
    expect(Object.keys(directives)).toEqual(['script-src', 'style-src', 'img-src']);
    for (const left of Object.keys(directives)) {
      const others = Object.entries(directives).filter(([name]) => name !== left);
      const policy = ["default-src 'none'", ...others.map(([name, sources]) => `${name} ${sources.join(' ')}`)];
      const { violations } = await openStrict(host, policy.join('; '));
      await expect
        .poll(async () => (await violations()).map(({ directive }) => directive))
        .toContainEqual(expect.stringContaining(left));
    }
  });

  test('the integrity policy reports a script without integrity', async () => {
    const { integrityPolicy } = await manifestFor(host.query);
    const { page } = await open({
      query: host.query,
      ...(host.url ? { url: host.url } : {}),
      headers: { 'integrity-policy': reported(integrityPolicy) },
      document: (header) => `<!doctype html><title>Bare</title>${header.replace(/ integrity="[^"]+"/g, '')}`,
      prepare: (target) => target.addInitScript(watchViolations),
    });
    await expect
      .poll(() => page.evaluate(() => window.violations.map(({ directive }) => directive)))
      .toContain('integrity-policy');
  });
});
