/** A company with other menus, buttons and networks than the sample company: everything fits. */

import { expect, test } from 'vitest';
import type { CompanyContent } from '../../../src/content/company-content.ts';
import { BURGER, openSection, section, useBrowser } from '../../support/browser.ts';
import { GLOBEX_FILES, globex } from '../../support/globex.ts';
import { companyService } from '../fixtures/company-service.ts';
import { layoutProblems } from '../fixtures/layout-problems.ts';
import { unfoldFooter } from '../fixtures/unfold-footer.ts';

const { openHydrated, service } = useBrowser();

const { actions: [start] = [], ...tree } = GLOBEX_FILES['links.json'];
const BUTTONS = [
  ['no button, and no bar', [], 'announcement=omit&languages=en', 64],
  ['one button', [start], '', 104],
  [
    'three buttons',
    [start, { ...start, id: 'talk', look: 'quiet' }, { ...start, id: 'demo', look: 'secondary' }],
    '',
    104,
  ],
] as const;

async function openGlobex(
  width: number,
  actions: readonly unknown[],
  query: string,
  more: Partial<CompanyContent> = {},
) {
  const company = { ...globex({ 'links.json': { ...tree, actions } }), ...more };
  const { page } = await openHydrated({
    service: await companyService(company, service().origin),
    query: `transparent=false&${query}`,
    width,
    context: { reducedMotion: 'reduce' },
  });
  return page;
}

test.each(BUTTONS)('with %s, everything fits at every width, closed and open', async (name, actions, query, height) => {
  const ids = tree.navigation.flatMap((item) => ('columns' in item ? [item.id] : []));
  expect(ids.length).toBeGreaterThan(4);
  const found: string[] = [];
  for (const width of [320, 900, 1200]) {
    const page = await openGlobex(width, actions, query);
    const look = async (state: string) => {
      found.push(...(await layoutProblems(page)).map((problem) => `${width}, ${state}: ${problem}`));
    };
    await look('closed');
    expect((await page.locator('.portico-header__inner').locator('..').boundingBox())?.height).toBe(height);
    if (width < 1200) await page.click(BURGER);
    for (const id of name === 'one button' ? ids : ids.slice(0, 1)) {
      await openSection(page, section(id));
      await look(id);
      if (width < 1200) await page.click(section(id).button);
    }
    if (width < 1200) await page.click(BURGER);
    else await page.keyboard.press('Escape');
    await unfoldFooter(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await look('footer');
  }
  expect(found).toEqual([]);
});

test('without a login, dismissing the announcement moves the focus to the logo', async () => {
  const page = await openGlobex(1200, [], 'languages=en');
  await page.click('[data-portico-part="dismiss"]');
  expect(await page.locator('[data-portico-part="announcement"]').count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.matches('header .portico-logo'))).toBe(true);
});

test('texts of another language name it before and after the script has loaded, and everything fits', async () => {
  const { titles, links } = globex().dictionaries.fr;
  const paths = [
    ...Object.keys(titles).map((id) => `titles.${id}`),
    ...Object.keys(links).flatMap((id) => [`links.${id}.name`, `links.${id}.description`]),
    'labels.start',
  ];
  const borrowed = { fr: Object.fromEntries(paths.map((path) => [path, 'en'])) };
  const page = await openGlobex(1200, [start], 'lang=fr', { borrowed });
  const { button, panel } = section('platform');
  await openSection(page, { button, panel });
  const languages = await page.evaluate(
    (selectors) => {
      const found = selectors.map((selector) =>
        document.querySelector(selector)?.closest('[lang]')?.getAttribute('lang'),
      );
      return [found, document.querySelector('.portico-section__button')?.textContent];
    },
    [`${button} span`, `${panel} .portico-link__name span`, '.portico-footer__title span', '.portico-action span'],
  );
  expect(languages).toEqual([['en', 'en', 'en', 'en'], 'Platform']);
  expect(await layoutProblems(page)).toEqual([]);
});
