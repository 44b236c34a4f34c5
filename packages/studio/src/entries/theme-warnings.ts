/** Finds text and focus rings with too little contrast in an edited theme. */

import { colorPlace, isThemePlace } from '../../../../src/content/place.ts';
import type { PublishedLanguages } from '../../../../src/content/publication.ts';
import { LANGUAGES } from '../../../../src/contract/language.ts';
import { ownValue } from '../../../../src/contract/own-value.ts';
import { COLOR_SCHEMES, type ColorScheme } from '../../../../src/contract/theme.ts';
import type { MenusAnswer, Warning } from '../contract/api.ts';
import { quoted } from '../fields/wording.ts';
import { type Colors, canBeTranslucent, contrastProblems } from '../theme/contrast-problems.ts';
import { parseColor } from '../theme/parse-color.ts';
import { COLOR_TOKENS, tokenName } from '../theme/theme-tokens.ts';

/** By place, such as `theme.light.accent`. */
type Texts = Readonly<Record<string, string>>;

export interface LowContrast {
  /** The place of the token that colours the text or focus ring. */
  readonly place: string;
  /** A sentence. */
  readonly text: string;
}

/**
 * @param texts all tokens, including the files'
 * @param files the files' tokens, by which the service decides whether the page shows through a scrolled header
 */
export function lowContrasts(texts: Texts, files: Texts, scheme: ColorScheme): readonly LowContrast[] {
  const scrolled = canBeTranslucent(colorsIn(files, scheme)) ? 'translucent' : 'opaque';
  return contrastProblems(colorsIn(texts, scheme), `theme.${scheme}`, scrolled).map((problem) => {
    const { token, background, ratio, needs, change } = problem;
    const place = colorPlace(scheme, token);
    const on = background.replaceAll(/theme\.\w+\.\w+/g, (name) => quoted(tokenName(name)));
    // rounded down: 4.49 is not enough
    const measured = `a contrast of ${Math.floor(ratio * 10) / 10} on ${on}, but needs ${needs}`;
    return { place, text: `${quoted(tokenName(place))} has ${measured}: make it ${change}.` };
  });
}

function colorsIn(texts: Texts, scheme: ColorScheme): Colors {
  const colors = COLOR_TOKENS.map(
    (token) => [token, parseColor(ownValue(texts, colorPlace(scheme, token)) ?? '')] as const,
  );
  return Object.fromEntries(colors) as Colors;
}

/** Only for edited themes: the build rejects low contrast in the files. */
export function contrastWarnings(languages: PublishedLanguages, menus: MenusAnswer): Warning[] {
  const found = LANGUAGES.flatMap((language) => {
    const { texts = {} } = languages[language];
    if (!Object.keys(texts).some(isThemePlace)) return [];
    const files = menus.languages[language].texts;
    return COLOR_SCHEMES.flatMap((scheme) => lowContrasts({ ...files, ...texts }, files, scheme));
  });
  // the theme is the same in most languages
  return [...new Set(found.map(({ text }) => text))].map((text) => ({
    key: `contrast ${text}`,
    warning: 'contrast',
    language: null,
    text,
  }));
}
