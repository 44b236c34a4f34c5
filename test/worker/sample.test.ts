/** A first view with the sample company's content in `locales/`. */

import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { brotliBytes } from '../../packages/cli/src/brotli-bytes.ts';
import { readLocales } from '../../packages/cli/src/content/read-locales.ts';
import { ROOT } from '../../packages/cli/src/root.ts';
import { MAX_FIRST_VIEW_BYTES } from '../../packages/studio/src/contract/limits.ts';
import { fileContent } from '../../src/content/content-for.ts';
import { staticContent } from '../../src/publication/content-source.ts';
import { ASSETS_PATH, type Release } from '../../src/release/release.ts';
import { EVERY_LANGUAGE_AND_THEME } from '../examples.ts';
import { testApp } from '../support/app.ts';
import { TEST_COMPANY } from '../support/test-company.ts';

const release: Release = JSON.parse(await readFile(`${ROOT}dist/release.json`, 'utf8'));
const { loader, styles } = release.assets;
const files = [loader, styles].map(({ file }) => readFile(`${ROOT}dist/public${ASSETS_PATH}${file}`, 'utf8'));
const assets = (await Promise.all(files)).map(brotliBytes);
const app = testApp({
  release,
  contents: staticContent(fileContent(await readLocales(`${ROOT}locales`, TEST_COMPANY))),
});

test.each(EVERY_LANGUAGE_AND_THEME)(
  `in $name, it downloads at most ${MAX_FIRST_VIEW_BYTES} bytes`,
  async ({ query }) => {
    const fragments = ['header', 'footer'].map(async (name) => (await app.request(`/chrome/${name}?${query}`)).text());
    const bytes = [...(await Promise.all(fragments)).map(brotliBytes), ...assets];
    expect(
      bytes.reduce((sum, count) => sum + count, 0),
      'shorten the menus or texts in locales/',
    ).toBeLessThanOrEqual(MAX_FIRST_VIEW_BYTES);
  },
);
