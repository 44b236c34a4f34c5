/** The checks of accessibility.test.ts can fail: each kind of damage to a page is reported, and nothing else. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { BURGER, DESKTOP, hydrated, OVERLAY, openOverlay, PHONE, section, useBrowser } from '../../support/browser.ts';
import { hostDocument } from '../../support/host-document.ts';
import { htmlProblemsOf } from '../../support/html-problems.ts';
import { domMarkup } from '../fixtures/dom-markup.ts';
import { LANGUAGE_BUTTON, LANGUAGE_PANEL } from '../fixtures/every-state.ts';
import { violationsOf } from '../fixtures/violations.ts';

const { open } = useBrowser();
type Damage = (page: Page) => Promise<unknown>;

async function openPage(width: number, isolate = 'none'): Promise<Page> {
  const { page } = await open({
    query: `theme=light&transparent=false&isolate=${isolate}&skipTo=main`,
    width,
    document: (header, footer) => hostDocument({ language: 'en', header, footer }),
    context: { reducedMotion: 'reduce' },
  });
  await hydrated(page);
  return page;
}

/** Changes the first element that matches, also in a shadow tree. */
const changed =
  (selector: string, change: (element: Element) => void): Damage =>
  (page) =>
    page.locator(selector).first().evaluate(change);

/** Adds `declarations` with `!important`. */
const styled =
  (selector: string, declarations: readonly string[]): Damage =>
  (page) =>
    page.addStyleTag({ content: `${selector} { ${declarations.map((each) => `${each} !important`).join('; ')} }` });

/** The names of the rules that report something after the damage, and nothing before. */
async function reportedOf(page: Page, check: (page: Page) => Promise<string[]>, damage: Damage): Promise<string[]> {
  expect(await check(page)).toEqual([]);
  await damage(page);
  return [...new Set((await check(page)).map((problem) => problem.split(':')[0] ?? ''))];
}

describe.each(['none', 'shadow'])('in the overlay with isolate=%s', (isolate) => {
  const damages: [string, string, Damage][] = [
    [
      'a burger without a name',
      'button-name',
      changed(BURGER, (burger) => {
        burger.removeAttribute('aria-label');
        burger.replaceChildren();
      }),
    ],
    ['a link without a name', 'link-name', changed(`${OVERLAY} [lang="de"]`, (link) => link.replaceChildren())],
    [
      'an invalid state',
      'aria-valid-attr-value',
      changed(BURGER, (burger) => burger.setAttribute('aria-expanded', 'half')),
    ],
    [
      'an invalid language',
      'valid-lang',
      changed(`${OVERLAY} [lang="de"]`, (link) => link.setAttribute('lang', 'german')),
    ],
    ['two navigations with the same name', 'landmark-unique', changed('nav', (nav) => nav.after(nav.cloneNode(false)))],
    [
      'a list with other children than items',
      'list',
      changed('nav > ul', (list) => list.append(document.createElement('div'))),
    ],
    [
      'a link within a button',
      'nested-interactive',
      changed('nav button', (button) => button.insertAdjacentHTML('beforeend', '<a href="/">More</a>')),
    ],
  ];
  test.each(damages)('%s is reported as %s', async (_, rule, damage) => {
    const page = await openPage(PHONE, isolate);
    await openOverlay(page);
    expect(await reportedOf(page, violationsOf, damage)).toEqual([rule]);
  });
});

describe('on a closed page', () => {
  const damages: [string, string, Damage][] = [
    ['text below 4.5 : 1', 'color-contrast', styled('.portico-footer-link', ['color: #aaa'])],
    ['text below 7 : 1', 'color-contrast-enhanced', styled('.portico-footer-link', ['color: #666'])],
    [
      'text on a gradient',
      'color-contrast, undecided (bgGradient)',
      styled('.portico-footer__title', ['background: linear-gradient(#fff, #fff)']),
    ],
    [
      'targets too small and too close',
      'target-size',
      styled('.portico-footer__social :is(a, svg)', ['inline-size: 16px', 'block-size: 16px']),
    ],
    ['no language', 'html-has-lang', changed('html', (root) => root.removeAttribute('lang'))],
    ['no heading', 'page-has-heading-one', changed('h1', (heading) => heading.replaceWith('A page of the host'))],
    [
      'content outside every landmark',
      'region',
      changed('main', (main) => main.insertAdjacentHTML('afterend', '<p>Between the landmarks</p>')),
    ],
  ];
  test.each(damages)('%s is reported as %s', async (_, rule, damage) => {
    expect(await reportedOf(await openPage(DESKTOP), violationsOf, damage)).toEqual([rule]);
  });
});

describe('the contrast that axe cannot decide is measured', () => {
  test('for text under an open panel', async () => {
    const page = await openPage(DESKTOP);
    await page.click(LANGUAGE_BUTTON);
    await page.waitForSelector(LANGUAGE_PANEL, { state: 'visible' });
    const damage = styled('.portico-header__actions > .portico-action--quiet', ['color: #666']);
    expect(await reportedOf(page, violationsOf, damage)).toEqual(['overlaid-contrast']);
  });

  test('for text on the background of an open section’s button', async () => {
    const page = await openPage(DESKTOP);
    const { button, panel } = section('NAV_PRODUCT');
    await page.click(button);
    await page.waitForSelector(panel, { state: 'visible' });
    const damage = styled('.portico-section__button::before', ['background: #999']);
    expect(await reportedOf(page, violationsOf, damage)).toEqual(['overlaid-contrast']);
  });
});

describe.each(['none', 'shadow'])('in the markup with isolate=%s', (isolate) => {
  const check = async (page: Page) => htmlProblemsOf(await domMarkup(page));
  const damages: [string, string, Damage][] = [
    [
      'a duplicate id',
      'no-dup-id',
      changed(BURGER, (burger) => {
        burger.id = 'portico-menu';
      }),
    ],
    [
      'a link within a link',
      'element-permitted-content',
      changed('.portico-logo', (logo) => {
        logo.append(Object.assign(document.createElement('a'), { href: '/', textContent: 'Home' }));
      }),
    ],
  ];
  test.each(damages)('%s is reported as %s', async (_, rule, damage) => {
    expect(await reportedOf(await openPage(PHONE, isolate), check, damage)).toEqual([rule]);
  });
});
