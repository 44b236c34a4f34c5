/** The sample company's content in `locales/`. Expectations come from the files, so that any valid change of them passes. */

import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readLocales } from '../../../packages/cli/src/content/read-locales.ts';
import { teaserImageProblems } from '../../../packages/cli/src/content/teaser-image-problems.ts';
import { ROOT } from '../../../packages/cli/src/root.ts';
import { resolveContent } from '../../../src/content/resolve-content.ts';
import { LANGUAGES } from '../../../src/contract/language.ts';
import { MAIN_SITE } from '../../../src/contract/site.ts';
import { textsOf } from '../../support/dictionary-texts.ts';
import { TEST_COMPANY } from '../../support/test-company.ts';
import { typographyMistakes } from '../../support/typography.ts';

// throws if the files are not valid
const SAMPLE = await readLocales(`${ROOT}locales`, TEST_COMPANY);

test('every image exists', async () => {
  const images = (await readdir(`${ROOT}client/images`)).map((file) => basename(file, '.svg'));
  expect(teaserImageProblems(SAMPLE.links, images)).toEqual([]);
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('everything in the link tree is shown', () => {
    const { navigation, footer, failed } = resolveContent(SAMPLE, MAIN_SITE, language);
    expect(failed).toEqual({ header: [], footer: [] });
    expect(navigation.map(({ id }) => id)).toEqual(SAMPLE.links.navigation.map(({ id }) => id));
    expect(footer.columns).toHaveLength(SAMPLE.links.footer.columns.length);
  });

  test.each(Object.keys(SAMPLE.links.sites ?? {}))('so is everything of the site %s', (site) => {
    const { navigation, footer, failed } = resolveContent(SAMPLE, site, language);
    const own = SAMPLE.links.sites?.[site];
    expect(failed).toEqual({ header: [], footer: [] });
    expect(navigation).toHaveLength((own?.navigation ?? SAMPLE.links.navigation).length);
    expect(footer.columns).toHaveLength((own?.footerColumns ?? SAMPLE.links.footer.columns).length);
  });

  test('every text follows the typography of the language', () => {
    const mistakes = textsOf(SAMPLE.dictionaries[language]).flatMap(({ place, text }) =>
      typographyMistakes(text, language).map((mistake) => `${place}: ${mistake} in “${text}”`),
    );
    expect(mistakes).toEqual([]);
  });
});
