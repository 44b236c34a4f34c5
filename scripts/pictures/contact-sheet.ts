/** Draws all states of header and footer in one language and theme as one picture. */

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGE_ENTRIES } from '../../src/contract/language.ts';
import { captureState } from './capture-state.ts';
import { cachePosts, type PictureSource } from './open-page.ts';
import { SHEET_WIDTH, type SheetPicture, sheetPage } from './sheet-page.ts';
import { STATES } from './states.ts';

/** How many pages are open at once. */
const PAGES = 3;

/**
 * @param source.out the directory, which is created if it does not exist
 * @returns the path of the picture
 */
export async function drawContactSheet(source: PictureSource & { readonly out: string }): Promise<string> {
  const { browser, language, theme, out } = source;
  await cachePosts(
    source,
    STATES.map(({ query }) => query),
  );
  const pictures: (SheetPicture | null)[] = new Array(STATES.length).fill(null);
  const waiting = STATES.entries();
  const takeWaiting = async () => {
    for (const [index, state] of waiting) {
      const png = await captureState(source, state);
      if (png) pictures[index] = { ...state, png };
    }
  };
  await Promise.all(Array.from({ length: PAGES }, takeWaiting));
  const title = `${theme === 'dark' ? 'Dark' : 'Light'} theme, ${LANGUAGE_ENTRIES[language].name}`;
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: 1000 } });
  await page.setContent(
    sheetPage(
      title,
      pictures.filter((picture) => picture !== null),
    ),
  );
  await mkdir(out, { recursive: true });
  const path = join(out, `sheet-${language}-${theme}.png`);
  await page.screenshot({ path, fullPage: true });
  await page.close();
  return path;
}
