/** No accessibility violation and no invalid markup in any state of the chrome, in each language, theme and width. */

import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../src/contract/language.ts';
import { COLOR_SCHEMES } from '../../../src/contract/theme.ts';
import { useBrowser } from '../../support/browser.ts';
import { casesOf } from '../../support/cases.ts';
import { statesAt, WIDTHS } from '../fixtures/every-state.ts';
import { expectNoProblems } from '../fixtures/look-at-states.ts';

const browser = useBrowser();
const CASES = LANGUAGES.flatMap((language) =>
  COLOR_SCHEMES.flatMap((theme) => WIDTHS.map((width) => ({ language, theme, width }))),
);

test.each(casesOf(CASES))(
  'in $language, $theme, at $width pixels: no state has a violation or invalid markup',
  ({ language, theme, width }) =>
    expectNoProblems(browser, {
      query: `lang=${language}&theme=${theme}&transparent=false`,
      width,
      states: statesAt(width),
    }),
);

test('the states at each width', () => {
  expect(WIDTHS.map((width) => statesAt(width).length)).toEqual([9, 8, 7]);
});
