/** Checks what a page's own markup and styles do to the chrome, in Chromium: nothing else reports it. */

import type { Browser } from 'playwright-core';
import { launchChromium } from '../local/chromium.ts';
import { type Check, inSession, LONG } from './check.ts';
import { parsedMarkup } from './parsed-markup.ts';
import { BrokenRule } from './rules.ts';
import { complete, untilCurrent } from './visit.ts';

/** In milliseconds. */
const LOAD = 10_000;

export const PAGE: Check = {
  name: 'page',
  title: 'in a browser, the header stays in view, no form is in another, and no module is before an import map',
  needsNewHost: false,
  run: async (rig, site) => {
    const browser = await launchChromium().catch((error: Error) => error);
    if (browser instanceof Error) return browser.message;
    try {
      return await inSession(rig, LONG, async (session) => {
        await untilCurrent(session, site.page, site, { rule: 'recovery' });
        const address = session.host.origin + site.page;
        const { html } = await complete(address, site);
        const problem = nestedForm(html) ?? lateImportMap(html) ?? (await stickinessProblem(browser, address));
        if (problem !== null) throw new BrokenRule('page', `${site.page}: ${problem}`);
        return undefined;
      });
    } finally {
      await browser.close();
    }
  },
};

/** Parsers drop the start tag of a form in a form, and the inner end tag ends the outer form. */
function nestedForm(html: string): string | null {
  const markup = html.replace(/<!--.*?-->|<(script|style|textarea)\b.*?<\/\1>/gis, '');
  // the search of the chrome has an empty form to be dropped
  const written = markup.match(/<form\b(?! hidden)/gi)?.length ?? 0;
  const parsed = parsedMarkup(markup).elements.filter(
    ({ tagName, attrs }) => tagName === 'form' && !attrs.some(({ name }) => name === 'hidden'),
  );
  const dropped = written - parsed.length;
  return dropped > 0 ? `browsers drop ${dropped} <form> that is in another, whose fields then belong to none` : null;
}

/** Firefox ignores an import map once a module has begun to load. */
function lateImportMap(html: string): string | null {
  const types = parsedMarkup(html).elements.flatMap(({ tagName, attrs }) =>
    tagName === 'script' ? (attrs.find(({ name }) => name === 'type')?.value.toLowerCase() ?? []) : [],
  );
  const first = types.indexOf('module');
  return first >= 0 && types.includes('importmap', first)
    ? 'Firefox ignores the import map, because it stands after a module script: put it first'
    : null;
}

async function stickinessProblem(browser: Browser, address: string): Promise<string | null> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, bypassCSP: true });
  // a file of another site may never arrive
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.waitForLoadState('load', { timeout: LOAD }).catch(() => {});
  await page.addStyleTag({ content: 'main { min-height: 3000px !important }' });
  return page.evaluate(async () => {
    const header = document.querySelector('[data-portico="header"]');
    if (!header || getComputedStyle(header).position !== 'sticky') return null;
    scrollTo({ top: 2000, behavior: 'instant' });
    document.body.scrollTo({ top: 2000, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    if (header.getBoundingClientRect().bottom > 0) return null;
    const roots = [document.documentElement, document.body];
    const scrolls = (element: Element) => /auto|scroll|hidden/.test(getComputedStyle(element).overflow);
    const short = roots.find((root) => root.offsetHeight < root.scrollHeight);
    const cause = roots.every(scrolls)
      ? 'overflow is set on html and on body: set it on html only, or use overflow: clip'
      : short
        ? `${short.localName} is only ${short.offsetHeight} px high: use min-height: 100% instead of height`
        : 'its parent ends before the page, or scrolls on its own: put it directly into body';
    return `the header does not stay in view, because ${cause}`;
  });
}
