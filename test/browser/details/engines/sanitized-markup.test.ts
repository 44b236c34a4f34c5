/** Whatever visitors write into a page, and its sanitizer lets through, no script of the chrome does anything for them. */

import { readFile } from 'node:fs/promises';
import type { Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Manifest } from '../../../../src/manifest/schema.ts';
import { hoverOpen, hydrated, section, useBrowser } from '../../../support/browser.ts';
import { still } from '../../../support/still.ts';
import {
  ATTACKER,
  FOR_SANITIZERS,
  FOR_WEAKER_SANITIZERS,
  type GenuineScripts,
  HOSTILE_SCRIPT,
  INSERTED,
} from '../../fixtures/hostile-markup.ts';

const { open, service } = useBrowser();
const NONCE = 'r4nd0m';
const STRICT = {
  'content-security-policy': `script-src 'nonce-${NONCE}' 'strict-dynamic'; require-trusted-types-for 'script'; trusted-types 'none'`,
};

/** What the page consists of besides the attacker's markup. `element` is the script of the custom elements. */
interface Parts {
  readonly header: string;
  readonly footer: string;
  readonly element: string;
}

interface Place {
  readonly name: string;
  readonly query?: string;
  readonly body: (hostile: string, parts: Parts) => string;
  /** Whether the page has a header of the service, which has to work. */
  readonly hasHeader: boolean;
}

const MAIN = '<main id="main"><h1>A page of the host</h1></main>';

const PLACES: readonly [Place, ...Place[]] = [
  {
    name: 'on a page with only the footer',
    body: (hostile, { footer }) => `<header>Acme</header>${hostile}${MAIN}${footer}`,
    hasHeader: false,
  },
  {
    name: 'before the header',
    body: (hostile, { header, footer }) => `${hostile}${header}${MAIN}${footer}`,
    hasHeader: true,
  },
  {
    name: 'after the header',
    body: (hostile, { header, footer }) => `${header}${MAIN}${hostile}${footer}`,
    hasHeader: true,
  },
  {
    name: 'before a header in a shadow tree',
    query: 'transparent=false&isolate=shadow',
    body: (hostile, { header, footer }) => `${hostile}${header}${MAIN}${footer}`,
    hasHeader: true,
  },
  {
    name: 'before a custom element',
    body: (hostile, { element }) => `${element}${hostile}<portico-header>Acme</portico-header>${MAIN}`,
    hasHeader: true,
  },
  {
    name: 'in the fallback of a custom element that gets no header',
    body: (hostile, { element, footer }) =>
      `${element}<portico-header src="${ATTACKER}:1">${hostile}</portico-header>${MAIN}${footer}`,
    hasHeader: false,
  },
];

let genuine: GenuineScripts;
/** By the name of the hostile markup. */
const sanitized = new Map<string, string>();

beforeAll(async () => {
  const manifest = (await (await service().fetch('/chrome/manifest.json')).json()) as Manifest;
  const tag = (name: keyof GenuineScripts) => {
    const asset = manifest.assets.find((candidate) => candidate.name === name);
    return { src: service().origin + asset?.path, integrity: asset?.integrity };
  };
  genuine = { islands: tag('islands'), loader: tag('loader') };
  const source = await readFile(
    new URL('../../../../node_modules/dompurify/dist/purify.min.js', import.meta.url),
    'utf8',
  );
  const { page } = await open({
    document: () => '<!doctype html><html lang="en"><title>Sanitizer</title></html>',
    prepare: (target) => target.addInitScript(source),
  });
  for (const { name, markup } of FOR_SANITIZERS)
    sanitized.set(
      name,
      await page.evaluate((html) => Reflect.get(window, 'DOMPurify').sanitize(html), markup(genuine)),
    );
});

interface Attacked {
  readonly page: Page;
  readonly messages: readonly string[];
  /** What the attacker has gained. */
  readonly gains: () => Promise<readonly string[]>;
}

/** @param inserted whether a script of the host inserts the markup as text */
async function attack(hostile: string, place: Place, strict: boolean, inserted = false): Promise<Attacked> {
  const requested: string[] = [];
  const serve = async (route: Route) => {
    requested.push(`request: ${route.request().url()}`);
    await route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: HOSTILE_SCRIPT,
    });
  };
  const { origin } = service();
  const element = `<script type="module" src="${origin}/chrome/elements.js"></script>`;
  const text = JSON.stringify(hostile).replaceAll('</', '<\\/');
  const markup = inserted
    ? `<div id="place"></div><script>document.querySelector('#place').innerHTML = ${text}</script>`
    : hostile;
  const { page, messages } = await open({
    query: place.query ?? 'transparent=false',
    headers: strict ? STRICT : {},
    document: (header, footer) => {
      const withNonce = (html: string) =>
        html.replaceAll('<script type="module"', `<script nonce="${NONCE}" type="module"`);
      const parts = { header: withNonce(header), footer: withNonce(footer), element: withNonce(element) };
      return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page of the host</title>
<link rel="icon" href="data:,"></head><body>${place.body(markup, parts)}</body></html>`;
    },
    prepare: async (target) => {
      for (const pattern of [`${ATTACKER}/**`, '**/uploads/**', '**/avatar.js', '**/*-0123456789.js'])
        await target.route(pattern, serve);
    },
  });
  const gains = () => page.evaluate(gainsOf);
  return { page, messages, gains: async () => [...requested, ...(await gains())] };
}

/** Runs in the page. */
function gainsOf(): string[] {
  const links = [...document.querySelectorAll('a')]
    .filter(({ protocol, host }) => protocol === 'javascript:' || host.includes('attacker'))
    .map(({ href }) => `link: ${href}`);
  return [...(document.documentElement.dataset.attacked ? ['script'] : []), ...links];
}

/** Uses the attacker's header as visitors may, until whatever comes of it has been requested and nothing moves. */
async function useHostileHeader(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // the islands load on intent, at the latest in idle time
    for (const hostile of document.querySelectorAll('[data-portico="header"]'))
      if (hostile.textContent?.length === 0) hostile.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    // whose answer comes after those that the chrome has requested by then
    const laterRequest = async () => (await fetch(location.href)).text();
    await laterRequest();
    for (const part of document.querySelectorAll('[data-portico-part="section"]'))
      part.dispatchEvent(new CustomEvent('portico:toggle', { bubbles: true }));
    await laterRequest();
  });
  await still(page);
}

async function expectHarmless({ page, gains, messages }: Attacked, { hasHeader }: Place): Promise<void> {
  if (hasHeader) await hydrated(page);
  await useHostileHeader(page);
  expect(await gains()).toEqual([]);
  expect(messages.filter((message) => message.startsWith('uncaught'))).toEqual([]);
  if (hasHeader) await hoverOpen(page, section('NAV_PRODUCT'));
}

const [FOOTER_ONLY, ...WITH_HEADERS] = PLACES;

/** A script that does what the markup of the page says. */
const NAIVE = `<script>
const { src } = document.querySelector('template[data-portico-script]').content.querySelector('script');
document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }));
const { items: [{ href }] } = JSON.parse(document.querySelector('[data-portico-island]').dataset.porticoProps);
document.body.append(Object.assign(document.createElement('a'), { href }));
</script>`;

test('on a page whose script trusts the markup, the attacker gains a request, a script and a link', async () => {
  const [hostile] = FOR_WEAKER_SANITIZERS;
  const place = { ...FOOTER_ONLY, body: (markup: string) => markup + NAIVE };
  const { gains } = await attack(hostile?.markup(genuine) ?? '', place, false);
  await expect
    .poll(async () => [...(await gains())].sort())
    .toEqual(['link: javascript:alert(1)', expect.stringContaining(`request: ${ATTACKER}/`), 'script']);
});

describe('markup that DOMPurify allows', () => {
  test('includes headers with data attributes, and templates', () => {
    expect(sanitized.size).toBe(FOR_SANITIZERS.length);
    for (const html of sanitized.values()) expect(html).toMatch(/<header [^>]*data-portico="header"/);
    expect([...sanitized.values()].join()).toContain('<template data-portico-script="islands">');
    expect([...sanitized.values()].join()).toContain('data-portico-props=');
  });

  test.each(FOR_SANITIZERS)('$name: gains nothing past a strict policy', async ({ name }) => {
    await expectHarmless(await attack(sanitized.get(name) ?? '', FOOTER_ONLY, true), FOOTER_ONLY);
  });

  test.each(WITH_HEADERS)('all of it gains nothing $name', async (place) => {
    await expectHarmless(await attack([...sanitized.values()].join(''), place, true), place);
  });
});

describe('markup that weaker sanitizers allow', () => {
  test('all of it gains nothing in the markup of the page', async () => {
    const hostile = FOR_WEAKER_SANITIZERS.map(({ markup }) => markup(genuine)).join('');
    await expectHarmless(await attack(hostile, FOOTER_ONLY, false), FOOTER_ONLY);
  });

  test.each(INSERTED)('$name: gains nothing if a script inserts it', async ({ markup }) => {
    await expectHarmless(await attack(markup(genuine), FOOTER_ONLY, false, true), FOOTER_ONLY);
  });

  test.each(WITH_HEADERS)('all of it gains nothing $name', async (place) => {
    const hostile = INSERTED.map(({ markup }) => markup(genuine)).join('');
    await expectHarmless(await attack(hostile, place, false, true), place);
  });
});
