/** Titles of columns that only repeat the name of their section: CSS hides them on phones. */

import { expect, test } from 'vitest';
import { readLocales } from '../../../packages/cli/src/content/read-locales.ts';
import { ROOT } from '../../../packages/cli/src/root.ts';
import { fileContent } from '../../../src/content/content-for.ts';
import { staticContent } from '../../../src/publication/content-source.ts';
import { testApp } from '../../support/app.ts';
import { TEST_COMPANY } from '../../support/test-company.ts';

test('a title that repeats its section is marked, and no other', async () => {
  const contents = staticContent(fileContent(await readLocales(`${ROOT}locales`, TEST_COMPANY)));
  const header = await (await testApp({ contents }).request('/chrome/header?site=shop&lang=en')).text();
  const titles = [...header.matchAll(/class="(portico-column__title[^"]*)">([^<]+)/g)].map(([, ...parts]) => parts);
  expect(titles).toEqual([
    ['portico-column__title portico-column__title--repeated', 'Security keys'],
    ['portico-column__title', 'Shopping help'],
    ['portico-column__title', 'Language'],
  ]);
});
