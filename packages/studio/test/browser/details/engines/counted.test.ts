/** From what a visitor does on a page to a figure in the Studio, with the service and the Studio on workerd. */

import { expect, test } from 'vitest';
import { hydrated, useBrowser } from '../../../../../../test/support/browser.ts';
import { countingCode } from '../../../../../../test/support/counting-service.ts';
import { useStarted } from '../../../../../../test/support/studio-pages.ts';
import { EVENTS_ENTRY } from '../../../../../cli/src/local/events.ts';
import { startStudio } from '../../../../../cli/src/local/studio.ts';
import type { DayRow, Figures } from '../../../../src/contract/figures.ts';

const { open } = useBrowser();
const ANNOUNCEMENT = '[data-portico-announcement]';

/** Browsers that tests drive say so, and are not counted. The page follows links by itself. */
const VISITOR = `<script>
  Object.defineProperty(navigator, 'webdriver', { value: false });
  addEventListener('click', (event) => event.preventDefault());
  addEventListener('portico-seen', () => document.documentElement.classList.add('seen'));
</script>`;

const started = useStarted(async () => {
  const worker = { type: 'ESModule', path: 'worker.js', contents: await countingCode({ rate: 1 }) };
  return startStudio({ replacedInService: { modules: [EVENTS_ENTRY, worker] } });
});

test('a visitor sees a message, clicks on it and dismisses it, and the Studio says so', async () => {
  const { service, studio } = started.studio();
  const { page } = await open({ service, head: VISITOR, query: 'transparent=false&seed=1&lang=de' });
  await hydrated(page);
  const id = await page.getAttribute(ANNOUNCEMENT, 'data-portico-announcement');
  await page.waitForSelector('html.seen');
  await page.click(ANNOUNCEMENT);
  await page.click('[data-portico-part="dismiss"]');
  await page.goto(`${service.origin}/chrome/manifest.json`);
  const figures = async () => (await (await studio.fetch(`/api/figures/${id}`)).json()) as Figures<DayRow>;
  const rows = async () => {
    const found = await figures();
    return 'rows' in found ? found.rows.map(({ kind, site, language, count }) => [kind, site, language, count]) : [];
  };
  await expect
    .poll(async () => new Set((await rows()).map(String)))
    .toEqual(new Set(['seen,main,de,1', 'click,main,de,1', 'dismiss,main,de,1']));
  await page.goto(`${studio.origin}/messages/announcement/${id}`);
  await page.waitForSelector('.studio-figures__totals');
  expect(await page.locator('.studio-figures__totals dd').allTextContents()).toEqual([
    '1',
    '1',
    '1',
    '100.0% 20.7 to 100.0%',
  ]);
});
