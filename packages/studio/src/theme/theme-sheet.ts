/**
 * Writes a style sheet with the edited tokens. Pages load it after any release's own sheet, so it may only use the
 * properties `--portico-used-…`, whose names never change.
 */

import { colorPlace, shapePlace } from '../../../../src/content/place.ts';
import { pixelsOf } from '../../../../src/content/theme-schema.ts';
import { ownValue } from '../../../../src/contract/own-value.ts';
import type { ColorScheme } from '../../../../src/contract/theme.ts';
import { hexOf } from './color.ts';
import { parseColor } from './parse-color.ts';
import { COLOR_TOKENS, familiesIn, tokenProblem } from './theme-tokens.ts';

/** By place, such as `theme.light.accent`. Other places and invalid values are ignored. */
type Texts = Readonly<Record<string, string>>;

const KEYWORDS = /^(?:serif|sans-serif|monospace|system-ui|ui-[a-z-]+|-apple-system|BlinkMacSystemFont)$/;

/** @returns `null` if nothing was edited */
export function themeSheet(texts: Texts): string | null {
  const [dark, light] = [colorsIn(texts, 'dark'), colorsIn(texts, 'light')];
  const auto = '[data-theme=auto]';
  const rules = [
    rule('[data-theme=dark]', dark),
    // only in the dark scheme: a token set only for dark must not replace the light theme's
    media('not all and (prefers-color-scheme:light)', rule(auto, dark)),
    rule('[data-theme=light]', light),
    media('(prefers-color-scheme:light)', rule(auto, light)),
    rule('', shapesIn(texts)),
  ];
  return rules.join('') || null;
}

/** The properties that a host would set on its page for the same look, by name. */
export function hostTokens(texts: Texts, scheme: ColorScheme): Readonly<Record<string, string>> {
  // pixels, because the page itself has no `--portico-unit`
  const inPixels = (value: string) =>
    value.replace(/^calc\(([\d.]+)\*.*$/, (_, units: string) => `${Number(units) * 10}px`);
  const shapes = shapesIn(texts).map(([name, value]) => [name, inPixels(value)] as const);
  const declarations = [...colorsIn(texts, scheme), ...shapes];
  return Object.fromEntries(declarations.map(([name, value]) => [`--portico-${name}`, value]));
}

type Declaration = readonly [token: string, value: string];

function colorsIn(texts: Texts, scheme: ColorScheme): readonly Declaration[] {
  return COLOR_TOKENS.flatMap((token): Declaration[] => {
    const color = parseColor(usable(texts, colorPlace(scheme, token)) ?? '');
    return color ? [[token.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), hexOf(color)]] : [];
  });
}

function shapesIn(texts: Texts): readonly Declaration[] {
  const [font, radius] = [usable(texts, shapePlace('font')), usable(texts, shapePlace('radius'))];
  const families = font === null ? [] : familiesIn(font).map((name) => (KEYWORDS.test(name) ? name : quoted(name)));
  return [
    ...(font === null ? [] : [['font', [...families, 'system-ui', 'sans-serif'].join(',')] as const]),
    // follows the visitor's font size
    ...(radius === null ? [] : [['radius', `calc(${pixelsOf(radius) / 10}*var(--portico-unit))`] as const]),
  ];
}

function usable(texts: Texts, place: string): string | null {
  const text = ownValue(texts, place);
  return text !== undefined && tokenProblem(place, text) === null ? text : null;
}

/** Escapes non-ASCII characters, as the release's style sheet does. */
function quoted(name: string): string {
  return `"${name.replaceAll(/[^\0-\x7f]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `)}"`;
}

function rule(theme: string, declarations: readonly Declaration[]): string {
  if (declarations.length === 0) return '';
  const values = declarations.map(([token, value]) => `--portico-used-${token}:var(--portico-${token},${value})`);
  const fragment = `[data-portico]${theme}`;
  return `:where(${fragment}),:host(${fragment}){${values.join(';')}}`;
}

function media(query: string, inner: string): string {
  return inner && `@media ${query}{${inner}}`;
}
