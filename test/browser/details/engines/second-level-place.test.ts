/** The place `local` at the end of a second level: its size is reserved, and the links keep out of it. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESKTOP, hydrated, openSection, PHONE, section, useBrowser } from '../../../support/browser.ts';
import { changed } from '../../../support/changed.ts';
import { recordShifts } from '../../../support/layout-shifts.ts';
import { boxOf } from '../../../support/pointer.ts';
import { besideHeader } from '../../../support/slots.ts';
import { still } from '../../../support/still.ts';
import { useBuild } from '../../../support/use-build.ts';
import { layoutProblems } from '../../fixtures/layout-problems.ts';

const browser = useBrowser();
const service = useBuild(({ edit }) =>
  edit('locales/links.json', (links) =>
    changed(links, '"slots": ["search", "account"]', '"slots": ["search", "account", "local"]'),
  ),
);

const LEVEL = '[data-portico-part="second-level"]';
const LIST = `${LEVEL} ul >> nth=0`;
const PLACE = `${LEVEL} > [data-portico-slot="local"]`;
const learning = section('SECOND_LEVEL.4');

const SELECT = '<select id="fill-local" aria-label="Version"><option>Version 2</option></select>';
const HUGE = '<div style="inline-size: 3000px; block-size: 900px">wide and high</div>';

async function open(width: number, content: string | null): Promise<Page> {
  const tags = await (await service().fetch('/chrome/head?site=docs')).text();
  const { page } = await browser.open({
    service: service(),
    query: 'site=docs&lang=en&transparent=false&assets=omit&seed=1&path=/docs/libraries',
    width,
    head: tags,
    header: (html) => (content === null ? html : html + besideHeader({ local: content })),
    prepare: (target) => target.addInitScript(recordShifts),
  });
  await hydrated(page);
  await page.waitForFunction(() => !document.querySelector('body > [data-portico-fill]'));
  await still(page);
  return page;
}

const geometry = (page: Page) => Promise.all([LEVEL, LIST, PLACE, 'main'].map((selector) => boxOf(page, selector)));

describe.each([PHONE, 900, DESKTOP])('at %i pixels', (width) => {
  test('the place is at the end of the row, and filling it moves nothing', async () => {
    const empty = await open(width, null);
    const [level, list, place] = await geometry(empty);
    expect([place?.y, place?.height]).toEqual([level?.y, level?.height]);
    const end = await empty.locator('.portico-header__inner').evaluate((row) => {
      const { right } = row.getBoundingClientRect();
      return right - Number.parseFloat(getComputedStyle(row).paddingRight);
    });
    expect((place?.x ?? 0) + (place?.width ?? 0)).toBeCloseTo(end, 1);
    expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual((place?.x ?? 0) - 8);
    for (const content of [SELECT, HUGE]) {
      const filled = await open(width, content);
      expect(await geometry(filled)).toEqual([level, list, place, await boxOf(empty, 'main')]);
      expect(await filled.evaluate(() => [window.shifts, document.documentElement.scrollWidth])).toEqual([[], width]);
    }
  });

  test('links and content are beside each other, and the current link is in view', async () => {
    const page = await open(width, SELECT);
    expect(await layoutProblems(page)).toEqual([]);
    const list = await boxOf(page, LIST);
    const current = await boxOf(page, `${LEVEL} .portico-section > [aria-current]`);
    expect(current.x).toBeGreaterThanOrEqual(list.x);
    expect(current.x + current.width).toBeLessThanOrEqual(list.x + list.width);
    const isOnTop = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return [left + 2, right - 2].every((x) => element.contains(document.elementFromPoint(x, (top + bottom) / 2)));
      });
    expect(await isOnTop(`${LEVEL} .portico-section > [aria-current]`)).toBe(true);
    expect(await isOnTop('#fill-local')).toBe(true);
    await openSection(page, learning);
    expect(await layoutProblems(page)).toEqual([]);
  });
});

test('Tab goes from the links to the content, and then to the page', async () => {
  const page = await open(DESKTOP, SELECT);
  await page.focus(learning.button);
  const focused = [];
  for (let presses = 0; presses < 2; presses += 1) {
    await page.keyboard.press('Tab');
    focused.push(await page.evaluate(() => document.activeElement?.id));
  }
  expect(focused).toEqual(['fill-local', 'host-link']);
});
