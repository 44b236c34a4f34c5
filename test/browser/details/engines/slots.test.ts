/** Places of the header that hosts fill: their size, what is in them, and that neither side disturbs the other. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { fillSlots } from '../../../../packages/host/src/slots.ts';
import { hydrated, OVERLAY, openOverlay, PHONE, useBrowser } from '../../../support/browser.ts';
import { casesOf } from '../../../support/cases.ts';
import { openElementPage, shown } from '../../../support/element-page.ts';
import { handled } from '../../../support/handled.ts';
import { holdBack } from '../../../support/hold-back.ts';
import { recordShifts } from '../../../support/layout-shifts.ts';
import { besideHeader, SLOT_CONTENT, SLOT_NAMES } from '../../../support/slots.ts';
import { still } from '../../../support/still.ts';

const browser = useBrowser();
const { open, openHydrated } = browser;
const query = 'site=community&transparent=false';
const WIDTHS = [320, 900, 1200];

const report = (_: string, problem: string) => {
  throw new Error(problem);
};
/** As the package puts content into the header on the server. */
const filled = (html: string) => {
  const end = html.indexOf('</header>') + '</header>'.length;
  return fillSlots(html.slice(0, end), SLOT_CONTENT, report) + html.slice(end);
};

/** Where the parts of the header are, by class or place. */
const geometry = (page: Page) =>
  page.evaluate(() => {
    const [header] = document.querySelectorAll('[data-portico="header"]');
    const tree = header?.shadowRoot ?? document;
    const parts = tree.querySelectorAll(
      '.portico-header__inner, .portico-bar__inner, .portico-logo, .portico-burger, .portico-nav__list, [data-portico-slot]:not([data-portico-slot="banner"])',
    );
    return [...parts, document.querySelector('main')].map((part) => {
      const { x, y, width, height } = part?.getBoundingClientRect() ?? new DOMRect();
      return [part?.className, x, y, width, height].join(' ');
    });
  });

/** Which place each content is in, by its name. */
const placesOfContent = (page: Page) =>
  page.evaluate(
    (names) =>
      names.map((name) => {
        const content = document.querySelector(`#fill-${name}`)?.parentElement;
        const place = content?.assignedSlot?.parentElement ?? content?.parentElement;
        return place?.getAttribute('data-portico-slot');
      }),
    SLOT_NAMES,
  );

const HUGE = '<div style="inline-size: 3000px; block-size: 900px">wide and high</div>';
const FIXED = '<div style="position: fixed; inset: 0; z-index: 2147483647; background: red">covers</div>';

const FILLED = casesOf(WIDTHS.flatMap((width) => ['none', 'shadow'].map((isolate) => ({ width, isolate }))));

test.each(FILLED)(
  'the content of a place moves nothing, at $width pixels with isolate=$isolate',
  async ({ width, isolate }) => {
    const { banner: _, ...inRow } = SLOT_CONTENT;
    const places: unknown[] = [];
    for (const content of ['', HUGE, FIXED, null]) {
      const fills = Object.fromEntries(Object.entries(inRow).map(([name, html]) => [name, content ?? html]));
      const { page } = await open({
        query: `${query}&isolate=${isolate}`,
        width,
        header: (html) => html + (content === '' ? '' : besideHeader(fills)),
      });
      await page.waitForFunction(() => !document.querySelector('body > [data-portico-fill]'));
      await still(page);
      places.push(await geometry(page));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    for (const found of places) expect(found).toEqual(places[0]);
  },
);

// the burger's place: burger-place.test.ts
test.each(WIDTHS)('at %i pixels, the order of the focus is the visual one beside the burger', async (width) => {
  const { page } = await openHydrated({ query, width, header: filled });
  await page.focus('.portico-logo');
  const stops: { id: string; x: number }[] = [];
  while (stops.at(-1)?.id !== 'fill-account' && stops.length < 12) {
    await page.keyboard.press('Tab');
    stops.push(
      await page.evaluate(() => {
        const { id, className, parentElement } = document.activeElement as HTMLElement;
        const { x = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
        return { id: id || parentElement?.id || className, x };
      }),
    );
  }
  const ids = stops.map(({ id }) => id);
  const inRowOnly = width < 900 ? ['fill-account'] : ['fill-search', 'fill-tools', 'fill-account'];
  expect(ids.filter((id) => id.startsWith('fill-'))).toEqual(inRowOnly);
  const places = stops.filter(({ id }) => id !== 'portico-burger').map(({ x }) => x);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test.each(['none', 'shadow'])(
  'content beside an included header is moved into its places without a layout shift, with isolate=%s',
  async (isolate) => {
    const { banner: _, ...content } = SLOT_CONTENT;
    const { page, messages } = await open({
      query: `${query}&isolate=${isolate}`,
      // Firefox draws what precedes a style sheet in the body
      head: await (await browser.service().fetch('/chrome/head?site=community')).text(),
      header: (html) => html + besideHeader(content),
      prepare: (target) => target.addInitScript(recordShifts),
    });
    await page.waitForSelector('body > [data-portico-fill]', { state: 'detached' });
    await still(page);
    expect(await placesOfContent(page)).toEqual([undefined, 'search', 'account', 'tools', 'local']);
    for (const name of ['search', 'account', 'tools', 'local'])
      expect(await page.isVisible(`#fill-${name}`), name).toBe(true);
    expect(await page.evaluate(() => window.shifts)).toEqual([]);
    expect(messages).toEqual([]);
  },
);

test('on phones the overlay has search and tools, the row the account', async () => {
  const { page } = await openHydrated({ query, width: PHONE, header: filled });
  const visible = () => Promise.all(SLOT_NAMES.map((name) => page.isVisible(`#fill-${name}`)));
  expect(await visible()).toEqual([true, false, true, false, true]);
  await openOverlay(page);
  expect(await visible()).toEqual([true, true, true, true, true]);
  expect(await page.locator(`${OVERLAY} #fill-search`).count()).toBe(1);
});

/** What the styles of the chrome set on elements, and what inherited values do not change. */
const PROPERTIES = ['display', 'margin', 'padding', 'border', 'background', 'textDecoration', 'listStyle', 'outline'];
const ELEMENTS = '<ul id="l"><li>a</li></ul><p id="p">b</p><a id="a" href="#x">c</a><button id="b">d</button>';
const STYLES =
  '<style>ul { padding: 7px; list-style: square } p { margin: 3px } a { text-decoration: overline } button { padding: 9px }</style>';

test.each(['none', 'shadow'])(
  "the page's styles reach content, and those of the chrome do not, with isolate=%s",
  async (isolate) => {
    const content = { account: ELEMENTS };
    const outside = ELEMENTS.replaceAll(/id="(.)"/g, 'id="main-$1"');
    const { page } = await open({
      query: `${query}&isolate=${isolate}`,
      head: STYLES,
      header: (html) => html + besideHeader(content),
      main: `<main id="main" style="font-size: 15px">${outside}</main>`,
    });
    await page.waitForSelector('body > [data-portico-fill]', { state: 'detached' });
    const differences = await page.evaluate((properties) => {
      const stylesOf = (id: string) => {
        const styles = getComputedStyle(document.getElementById(id) as Element);
        return properties.map((name) => styles[name as 'color'].replaceAll(/rgba?\([^)]*\)/g, 'color'));
      };
      return ['l', 'p', 'a', 'b'].map((id) => [stylesOf(id).join(), stylesOf(`main-${id}`).join()]);
    }, PROPERTIES);
    expect(differences).toHaveLength(4);
    for (const [inside, expected] of differences) expect(inside).toBe(expected);
  },
);

test('scripts of the chrome leave content as it is', async () => {
  const { page } = await open({
    query: `${query}&path=/fr/`,
    header: (html) => filled(html).replace('Me</a>', 'Me<img id="broken" src="/followed/none.png" alt=""></a>'),
  });
  await page.focus('#fill-search input');
  await page.keyboard.type('kept');
  await page.evaluate(() => Object.assign(document.querySelector('#fill-account') ?? {}, { isSame: true }));
  await hydrated(page);
  await page.evaluate(() => history.pushState(null, '', '/elsewhere'));
  await still(page);
  const found = await page.evaluate(() => {
    const account = document.querySelector<HTMLAnchorElement & { isSame?: boolean }>('#fill-account');
    const field = document.querySelector<HTMLInputElement>('#fill-search input');
    return [
      account?.isSame,
      account?.getAttribute('href'),
      field?.value,
      document.querySelector<HTMLDetailsElement>('#fill-local')?.open,
      document.querySelectorAll('#broken').length,
    ];
  });
  expect(found).toEqual([true, '#me', 'kept', true, 1]);
});

describe('a search form of the content', () => {
  const isFocused = (page: Page) => page.evaluate(() => document.activeElement?.closest('[role=search]') !== null);

  test.each([
    ['Control+k', 1440],
    ['Meta+k', 1440],
    ['Control+k', PHONE],
  ])('%s leads to it, in the overlay if the window is narrow: %i', async (shortcut, width) => {
    const { page } = await openHydrated({ query: 'site=docs', width });
    await page.keyboard.press(shortcut);
    expect(await page.isVisible('[role="search"] input')).toBe(true);
    expect(await isFocused(page)).toBe(true);
    expect(await page.inputValue('[role="search"] input')).toBe('');
  });

  test.each(['k', 'Control+Shift+K', 'Control+Alt+k'])('%s is no shortcut', async (keys) => {
    const { page } = await openHydrated({ query: 'site=docs' });
    await page.focus('#host-link');
    await handled(page, 'keydown', () => page.keyboard.press(keys));
    expect(await isFocused(page)).toBe(false);
  });

  test.each([
    ['in a field of the page', () => document.querySelector<HTMLElement>('#field')?.focus()],
    ['while a modal dialog is open', () => document.querySelector('dialog')?.showModal()],
    [
      'while a modal dialog without <dialog> is open',
      () => document.querySelector('dialog + div')?.removeAttribute('hidden'),
    ],
    ['while the header is inert', () => document.querySelector('header')?.setAttribute('inert', '')],
    ['if the page turns it off', () => document.documentElement.setAttribute('data-portico-search', 'off')],
    [
      'if the page has handled the keys',
      () => document.body.addEventListener('keydown', (event) => event.preventDefault()),
    ],
  ])('%s, the shortcut does nothing', async (_, act) => {
    const main =
      '<main><input id="field"><dialog><button>Close</button></dialog><div hidden aria-modal="true" role="dialog">Dialog</div></main>';
    const { page } = await openHydrated({ query: 'site=docs', main });
    await page.evaluate(() => {
      addEventListener('portico:search', () => document.body.setAttribute('data-searched', ''));
    });
    await page.evaluate(act);
    await handled(page, 'keydown', () => page.keyboard.press('Control+k'));
    expect(await isFocused(page)).toBe(false);
    expect(await page.locator('[data-searched]').count()).toBe(0);
  });

  test('a page with a search of its own opens it instead', async () => {
    const { page } = await openHydrated({ query: 'site=docs' });
    await page.evaluate(() => {
      document.addEventListener('portico-search', (event) => {
        event.preventDefault();
        document.title = 'own search';
      });
    });
    await page.keyboard.press('Control+k');
    expect([await page.title(), await isFocused(page)]).toEqual(['own search', false]);
  });

  test('gives way to content of the host', async () => {
    const { page } = await open({
      query: 'site=docs',
      header: (html) => html + besideHeader({ search: SLOT_CONTENT.search }),
    });
    await page.waitForSelector('#fill-search', { state: 'visible' });
    expect(await page.isVisible('.portico-search')).toBe(false);
  });
});

describe('children of the custom element', () => {
  const children = SLOT_NAMES.map((name) => `<div slot="${name}">${SLOT_CONTENT[name]}</div>`).join('');
  const body = (attributes: string) =>
    `<portico-header ${attributes}><a href="/">Acme</a>${children}</portico-header><main id="main"><h1>A page</h1></main>`;
  const ALL = [...SLOT_NAMES];

  test('are visible until the header has loaded, and then in its places', async () => {
    let release = () => {};
    const { page } = await openElementPage(browser, {
      body: body('site="community"'),
      prepare: async (target) => {
        release = await holdBack(target, '**/chrome/header?**');
      },
    });
    await page.waitForFunction(() => customElements.get('portico-header') !== undefined);
    for (const name of SLOT_NAMES) expect(await page.isVisible(`#fill-${name}`), name).toBe(true);
    release();
    await shown(page);
    expect(await placesOfContent(page)).toEqual(ALL);
  });

  test.each(['', 'isolate="shadow"'])('stay in their places when attributes change (%s)', async (isolate) => {
    const { page } = await openElementPage(browser, { body: body(`site="community" ${isolate}`) });
    await shown(page);
    expect(await placesOfContent(page)).toEqual(ALL);
    const load = async (attribute: string, value: string) => {
      await page.evaluate(() => {
        window.outcomes = [];
      });
      await page
        .locator('portico-header')
        .evaluate((element, [name = '', to = '']) => element.setAttribute(name, to), [attribute, value]);
      await shown(page);
    };
    await load('lang', 'de');
    expect(await placesOfContent(page)).toEqual(ALL);
    await load('size', 'minimal');
    expect(await page.isVisible('#fill-search')).toBe(false);
    await load('size', 'full');
    expect(await placesOfContent(page)).toEqual(ALL);
    expect(await page.locator('[id^="fill-"]').count()).toBe(SLOT_NAMES.length);
  });

  test('can be removed and inserted by a framework, which treats them as children', async () => {
    const { page, messages } = await openElementPage(browser, { body: body('site="community"') });
    await shown(page);
    await page.evaluate(() => {
      const element = document.querySelector('portico-header');
      const search = document.querySelector('#fill-search')?.parentElement;
      const account = document.querySelector('#fill-account')?.parentElement;
      if (!element || !search || !account) throw new Error('no content');
      element.removeChild(search);
      const next = Object.assign(document.createElement('div'), { slot: 'search', id: 'next' });
      next.textContent = 'next';
      element.insertBefore(next, account);
    });
    await page.waitForSelector('[data-portico-slot="search"] > #next', { state: 'visible' });
    expect(await page.locator('#fill-search').count()).toBe(0);
    expect(messages).toEqual([]);
  });
});
