/** In which order the keyboard and screen readers go through the footer. */

import { expect, test } from 'vitest';
import { DESKTOP, PHONE, useBrowser } from '../../support/browser.ts';
import { contentFor, footerColumnsOf } from '../../support/content.ts';
import { unfolded, unfoldFooter } from '../fixtures/unfold-footer.ts';
import { walkFocus } from '../fixtures/walk-focus.ts';

const { open } = useBrowser();
const COLUMN = '[data-portico-part="column"]';
const SUMMARY = `${COLUMN} summary`;
const TITLES = footerColumnsOf(contentFor('en')).map(({ title }) => title);
const LINKS = footerColumnsOf(contentFor('en')).flatMap(({ links }) => links.map(({ name }) => name));

test.each([600, 900, DESKTOP])(
  'at %i pixels, every link is visible and can be reached with Tab, and nothing folds',
  async (width) => {
    const { page } = await open({ width });
    expect(await unfolded(page)).toEqual(TITLES);
    expect(await page.locator(`${SUMMARY}:visible`).count()).toBe(0);
    await page.focus('#host-link');
    const stops = (await walkFocus(page, 'Tab')).filter(({ where }) => where === 'footer');
    expect(stops.slice(0, LINKS.length + 1).map(({ name }) => name.replace(/ \(.*/, ''))).toEqual(
      ['Acme home', ...LINKS].map((name) => expect.stringContaining(name.slice(0, 30).trim())),
    );
  },
);

test.each([PHONE, DESKTOP])('at %i pixels, a screen reader says every title once', async (width) => {
  const { page } = await open({ width });
  await unfoldFooter(page);
  const spoken = (await page.locator('[data-portico="footer"]').ariaSnapshot()).split('\n');
  expect(TITLES).toHaveLength(8);
  for (const title of TITLES)
    expect(
      spoken.filter((line) => line.endsWith(`: ${title}`) || line.includes(`"${title}"`)),
      title,
    ).toHaveLength(1);
});
