/** A company with other menus, buttons and networks than the sample company: everything fits, and nothing shifts. */

import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { ROOT } from '../../../packages/cli/src/root.ts';
import type { CompanyContent } from '../../../src/content/company-content.ts';
import { fileContent } from '../../../src/content/content-for.ts';
import { staticContent } from '../../../src/publication/content-source.ts';
import type { Release } from '../../../src/release/release.ts';
import { testApp } from '../../support/app.ts';
import { BURGER, hydrated, section, useBrowser } from '../../support/browser.ts';
import { GLOBEX_FILES, globex } from '../../support/globex.ts';
import { recordShifts } from '../../support/layout-shifts.ts';
import { still } from '../../support/still.ts';
import { layoutProblems } from '../fixtures/layout-problems.ts';
import { unfoldFooter } from '../fixtures/unfold-footer.ts';

const { open } = useBrowser();

const { actions: [start] = [], ...tree } = GLOBEX_FILES['links.json'];
const BUTTONS = [
  ['no button, and no bar', [], 'announcement=omit&languages=en', 64],
  ['no button, and no bar, isolated', [], 'announcement=omit&languages=en&isolate=shadow', 64],
  ['one button', [start], '', 104],
  [
    'three buttons',
    [start, { ...start, id: 'talk', look: 'quiet' }, { ...start, id: 'demo', look: 'secondary' }],
    '',
    104,
  ],
] as const;

/** A page whose header and footer use the files of the build that the run serves. */
async function openGlobex(
  width: number,
  actions: readonly unknown[],
  query: string,
  more: Partial<CompanyContent> = {},
) {
  const release: Release = JSON.parse(await readFile(`${ROOT}dist/release.json`, 'utf8'));
  const contents = staticContent(fileContent({ ...globex({ 'links.json': { ...tree, actions } }), ...more }));
  const app = testApp({ contents, release });
  const [header, footer] = await Promise.all(
    ['header', 'footer'].map(async (name) => (await app.request(`/chrome/${name}?transparent=false&${query}`)).text()),
  );
  const { page } = await open({
    width,
    context: { reducedMotion: 'reduce' },
    prepare: (target) => target.addInitScript(recordShifts),
    document: () =>
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Globex</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,"></head>
<body style="margin:0">${header}<main style="height:1500px"></main>${footer}</body></html>`,
  });
  await hydrated(page);
  return page;
}

test.each(BUTTONS)('with %s, everything fits at every width, closed and open', async (name, actions, query, height) => {
  const ids = tree.navigation.flatMap((item) => ('columns' in item ? [item.id] : []));
  expect(ids.length).toBeGreaterThan(4);
  const found: string[] = [];
  for (const width of [320, 900, 1200, 1440]) {
    const page = await openGlobex(width, actions, query);
    const look = async (state: string) => {
      found.push(...(await layoutProblems(page)).map((problem) => `${width}, ${state}: ${problem}`));
      if (process.env.SHOTS)
        await page.screenshot({ path: `${process.env.SHOTS}/${actions.length}-${width}-${state}.png` });
    };
    await look('closed');
    expect((await page.locator('.portico-header__inner').locator('..').boundingBox())?.height).toBe(height);
    if (width < 1200) await page.click(BURGER);
    if (width < 1200) await look('overlay');
    for (const id of name === 'one button' ? ids : ids.slice(0, 1)) {
      await page.click(section(id).button);
      await page.waitForSelector(section(id).panel, { state: 'visible' });
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

test.each([320, 1200])('at %i pixels, nothing shifts while the page loads and is scrolled', async (width) => {
  for (const [, actions, query] of BUTTONS) {
    const page = await openGlobex(width, actions, query);
    await page.evaluate(() => scrollTo(0, 600));
    await page.waitForSelector('.portico-header[data-portico-scrolled]', { state: 'attached' });
    await still(page);
    expect(await page.evaluate(() => window.shifts)).toEqual([]);
  }
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
  for (const width of [320, 1200]) {
    const page = await openGlobex(width, [start], 'lang=fr', { borrowed });
    if (width < 1200) await page.click(BURGER);
    const { button, panel } = section('platform');
    await page.click(button);
    await page.waitForSelector(panel, { state: 'visible' });
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
  }
});
