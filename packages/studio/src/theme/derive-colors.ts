/** Chooses the colours that a theme omits, so that they fit those it has. */

import type { ColorToken, ThemeColors } from '../../../../src/content/theme-schema.ts';
import type { ColorScheme } from '../../../../src/contract/theme.ts';
import { BLACK, type Color, contrast, hexOf, over, WHITE } from './color.ts';
import { contrastProblems } from './contrast-problems.ts';
import { DEFAULT_COLORS } from './default-colors.ts';
import { parseColor } from './parse-color.ts';

/** How much a background differs from the one that it is derived from. */
const SUBTLE = 0.06;
const CLEAR = 0.15;

/**
 * Backgrounds follow `surface` and `action`. Of text, the defaults stay as long as they are readable.
 *
 * @param given invalid colours count as omitted
 * @returns the omitted colours that are no defaults
 */
export function derivedColors(given: ThemeColors, scheme: ColorScheme): ThemeColors {
  const own = parsedColors(given);
  const defaults = parsedColors(DEFAULT_COLORS[scheme]) as Readonly<Record<ColorToken, Color>>;
  const colors = { ...defaults, ...own };
  const derived: Partial<Record<ColorToken, string>> = {};
  const set = (token: ColorToken, color: Color) => {
    if (own[token]) return;
    colors[token] = color;
    if (hexOf(color) !== hexOf(defaults[token])) derived[token] = hexOf(color);
  };
  const isReadable = (token: ColorToken) => (color: Color) =>
    contrastProblems({ ...colors, [token]: color }, '', 'opaque').every(({ tokens }) => !tokens.includes(token));
  /** The first of the candidates on or with which text is readable, or the last. */
  const choose = (token: ColorToken, ...candidates: readonly [...Color[], last: Color]) =>
    set(token, candidates.find(isReadable(token)) ?? (candidates.at(-1) as Color));

  if (own.surface?.alpha === 1) {
    const { surface } = own;
    // on the surface alone: the other backgrounds follow the text
    set('text', contrast(defaults.text, surface) < 4.5 ? strongestOn(surface) : defaults.text);
    const { text } = colors;
    for (const token of ['textQuiet', 'accent'] as const) if (!own[token]) colors[token] = text;
    choose('raised', surface);
    choose('hover', mixed(surface, text, SUBTLE), mixed(surface, awayFrom(text), CLEAR), surface);
    choose('bar', defaults.bar, mixed(surface, awayFrom(text), SUBTLE), surface);
    if (derived.text !== undefined) set('line', { ...text, alpha: 0.2 });
    choose('textQuiet', defaults.textQuiet, text);
    choose('accent', defaults.accent, text);
  }
  if (own.action) {
    if (!own.actionHover) colors.actionHover = own.action;
    choose('actionText', defaults.actionText, strongestOn(over(own.action, colors.surface)));
    choose('actionHover', mixed(own.action, awayFrom(colors.actionText), CLEAR));
  }
  return derived;
}

/** Without those that are invalid. */
export function parsedColors<Texts extends ThemeColors>(texts: Texts): { [Token in keyof Texts & ColorToken]: Color } {
  const entries = Object.entries(texts).map(([token, text]) => [token, text === undefined ? null : parseColor(text)]);
  return Object.fromEntries(entries.filter(([, color]) => color !== null));
}

/** Readable text: white or nearly black, and black on the few backgrounds where neither is. */
function strongestOn(background: Color): Color {
  const { text: ink } = parsedColors(DEFAULT_COLORS.light);
  const best = contrast(ink, background) > contrast(WHITE, background) ? ink : WHITE;
  return contrast(best, background) < 4.5 ? BLACK : best;
}

/** Towards it, a background has more contrast with the text. */
function awayFrom(text: Color): Color {
  return contrast(WHITE, text) < contrast(BLACK, text) ? BLACK : WHITE;
}

function mixed(color: Color, other: Color, share: number): Color {
  return over({ ...other, alpha: share }, color);
}
