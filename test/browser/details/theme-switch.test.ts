/** A page that changes its theme by a class, and has header and footer follow, as docs/customizing.md describes. */

import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type HostPageOptions, hydrated, section, useBrowser } from '../../support/browser.ts';
import { casesOf } from '../../support/cases.ts';
import { still } from '../../support/still.ts';

const { open } = useBrowser();
const guide = await readFile(new URL('../../../docs/customizing.md', import.meta.url), 'utf8');
/** The script of docs/customizing.md. */
const [recipe = ''] = /<script>\n[^`]*classList\.contains\('dark'\)[^`]*<\/script>/.exec(guide) ?? [];

const PAGE = `<style>html { background: #fff } html.dark { background: #000 }</style>${recipe}`;
const MAIN = '<main id="main" style="height: 3000px"></main>';
const SWITCHES = [
  { from: 'light', to: 'dark' },
  { from: 'dark', to: 'light' },
] as const;
const STATES = [
  { name: 'at the top, with a background', query: 'transparent=false', prepare: async () => {} },
  { name: 'at the top, without a background', query: 'transparent=true', prepare: async () => {} },
  { name: 'scrolled', query: 'transparent=true', prepare: scroll },
  { name: 'with an open menu', query: 'transparent=false', prepare: openMenu },
];

async function scroll(page: Page) {
  await page.evaluate(() => scrollTo(0, 600));
  await page.locator('.portico-header[data-portico-scrolled]').first().waitFor();
}

async function openMenu(page: Page) {
  const { button, panel } = section('NAV_PRODUCT');
  await page.click(button);
  await page.waitForSelector(panel, { state: 'visible' });
}

async function openThemed(query: string, host: HostPageOptions = {}) {
  const { page, messages } = await open({ query: `${query}&at=2026-01-01`, main: MAIN, ...host });
  await page.addScriptTag({ content: `window.lookOf = ${lookOf}` });
  return { page, messages };
}

declare global {
  interface Window {
    lookOf: () => string[];
  }
}

/** The colours of surfaces, texts and edges of header and footer. Refers to nothing outside itself. */
function lookOf(): string[] {
  const trees = [...document.querySelectorAll('[data-portico]')].map((root) => root.shadowRoot ?? root);
  const parts = ['', '.portico-bar', '.portico-logo', '.portico-section__button', '.portico-panel', '.portico-link'];
  const others = [
    '.portico-action--primary',
    '.portico-action--quiet',
    '.portico-footer-link',
    '.portico-footer__base',
  ];
  return trees.flatMap((tree) =>
    [...parts, ...others].flatMap((part) => {
      const root = 'host' in tree ? tree.querySelector('div') : tree;
      const element = part === '' ? root : tree.querySelector(part);
      if (!element) return [];
      const { color, backgroundColor, boxShadow, colorScheme } = getComputedStyle(element);
      return [`${part} ${color} on ${backgroundColor}, ${part === '' ? '' : boxShadow}, ${colorScheme}`];
    }),
  );
}

const lookIn = (page: Page) => page.evaluate(() => window.lookOf());

/** Changes the class of the page, and returns the looks of the frames that follow, each once. */
const switched = (page: Page, theme: string) =>
  page.evaluate(async (wanted) => {
    document.documentElement.className = wanted;
    const looks = new Set<string>();
    const start = performance.now();
    while (performance.now() - start < 400) {
      await new Promise(requestAnimationFrame);
      looks.add(JSON.stringify(window.lookOf()));
    }
    return [...looks].map((look) => JSON.parse(look) as string[]);
  }, theme);

test('docs/customizing.md has the script', () => {
  expect(recipe).toContain('data-portico');
});

const CASES = ['none', 'shadow'].flatMap((isolate) =>
  SWITCHES.flatMap((change) => STATES.map((state) => ({ ...change, ...state, isolate }))),
);

test.each(casesOf(CASES))(
  'from $from to $to, $name, isolate=$isolate: every frame has the theme of the page, without a request',
  async ({ from, to, query, prepare, isolate }) => {
    const parameters = `${query}&isolate=${isolate}`;
    const plain = await openThemed(`${parameters}&theme=${to}`);
    await hydrated(plain.page);
    await prepare(plain.page);
    await still(plain.page);
    const expected = await lookIn(plain.page);
    expect(expected.length).toBeGreaterThan(10);
    await plain.page.context().close();

    const { page, messages } = await openThemed(`${parameters}&theme=${from}`, { head: PAGE });
    await page.evaluate((theme) => {
      document.documentElement.className = theme;
    }, from);
    await hydrated(page);
    await prepare(page);
    await still(page);
    expect(await lookIn(page)).not.toEqual(expected);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    expect(await switched(page, to)).toEqual([expected]);
    // which Chromium writes because this test asks for the look of closed panels
    const reported = messages.filter((message) => !message.includes('hidden by content-visibility'));
    expect([requests, reported]).toEqual([[], []]);
  },
);

test.each(['none', 'shadow'])(
  'a page that starts dark never shows the light header that the server sent, isolate=%s',
  async (isolate) => {
    const expected = await openThemed(`transparent=false&isolate=${isolate}&theme=dark`);
    const [look = ''] = await lookIn(expected.page);
    await expected.page.context().close();
    const { page } = await openThemed(`transparent=false&isolate=${isolate}&theme=light`, {
      head: `<script>document.documentElement.className = 'dark'</script>${PAGE}`,
      prepare: (target) => target.addInitScript(`(${recordFrames})(${lookOf})`),
    });
    await hydrated(page);
    await still(page);
    const frames = await page.evaluate(() => window.frameLooks);
    expect(frames.length).toBeGreaterThan(0);
    expect(new Set(frames)).toEqual(new Set([look]));
  },
);

declare global {
  interface Window {
    frameLooks: string[];
  }
}

/** Records the look of the header in each frame in which there is one. Refers to nothing outside itself. */
function recordFrames(look: () => string[]) {
  window.frameLooks = [];
  const record = () => {
    const [first] = document.styleSheets.length > 1 ? look() : [];
    if (first) window.frameLooks.push(first);
    requestAnimationFrame(record);
  };
  requestAnimationFrame(record);
}
