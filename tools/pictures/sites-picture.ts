/** Takes the picture for docs/parameters.md: the example's five sites in both themes and on a phone. */

import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { startService } from '../../packages/cli/src/local/service.ts';
import { COLOR_SCHEMES, type ColorScheme } from '../../src/contract/theme.ts';
import { SITE_NAMES, startSites } from '../examples/start-sites.ts';
import { settle } from './open-page.ts';
import { PHONE, SMALL_DESKTOP } from './steps.ts';

const FILE = fileURLToPath(new URL('../../docs/images/sites.png', import.meta.url));

/** The height of each window, in pixels. */
const HEIGHT = 400;
const SCALE = 0.5;
const GAP = 16;

const STYLES = `
body { display: grid; grid-template-columns: repeat(2, ${SMALL_DESKTOP * SCALE}px) ${PHONE * SCALE}px; gap: ${GAP}px; width: max-content; margin: 0; padding: ${GAP}px; background: #e6e8ee; }
img { display: block; width: 100%; border-radius: 6px; box-shadow: 0 0 0 1px rgb(18 21 31 / 14%); }
`;

/** Writes the picture to `docs/images/`. */
export async function takeSitesPicture(browser: Browser): Promise<void> {
  const service = await startService({ preview: false });
  const sites = await startSites(service.origin);
  const { port } = new URL(sites.origin);
  const shoot = async (name: (typeof SITE_NAMES)[number], width: number, colorScheme: ColorScheme) => {
    const page = await browser.newPage({
      viewport: { width, height: HEIGHT },
      colorScheme,
      reducedMotion: 'reduce',
    });
    const path = { marketing: '/', docs: '/docs/quickstarts', community: '/', shop: '/', checkout: '/checkout' }[name];
    await page.goto(`http://127.0.0.1:${Number(port) + SITE_NAMES.indexOf(name)}${path}`);
    await settle(page);
    const png = await page.screenshot({ animations: 'disabled' });
    await page.close();
    return `<img src="data:image/png;base64,${png.toString('base64')}" alt="">`;
  };
  try {
    const images: string[] = [];
    for (const [index, name] of SITE_NAMES.entries()) {
      for (const scheme of COLOR_SCHEMES.toReversed()) images.push(await shoot(name, SMALL_DESKTOP, scheme));
      images.push(await shoot(name, PHONE, index % 2 === 0 ? 'light' : 'dark'));
    }
    const page = await browser.newPage({ viewport: { width: 100, height: 100 } });
    await page.setContent(`<!doctype html><meta charset="utf-8"><style>${STYLES}</style>${images.join('')}`);
    await page.locator('body').screenshot({ path: FILE });
    await page.close();
  } finally {
    await sites.stop();
    await service.stop();
  }
}
