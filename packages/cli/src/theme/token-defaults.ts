/** Reads design tokens' defaults from their declarations in `src/view/tokens`, and replaces them with a company's. */

import { pixelsOf, type Theme, type ThemeColors } from '../../../../src/content/theme-schema.ts';
import { hexOf } from '../../../studio/src/theme/color.ts';
import { parseColor } from './color.ts';

/** Keywords, which are not quoted. */
const GENERIC_FAMILIES =
  /^(?:serif|sans-serif|monospace|system-ui|ui-serif|ui-sans-serif|ui-monospace|ui-rounded|-apple-system|BlinkMacSystemFont)$/;

/** In `var(--portico-text-quiet, …)`, the default of `textQuiet`; in several declarations where languages differ. */
export function declarationOf(token: string): RegExp {
  const name = token.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return new RegExp(`(?<=--portico-used-${name}:\\s*var\\(\\s*--portico-${name},\\s*)[^\\s;][^;]*?(?=\\s*\\);)`, 'g');
}

/** @throws Error if the style sheet does not declare the token */
function replaceDefault(css: string, token: string, replace: (value: string) => string): string {
  if (!declarationOf(token).test(css)) throw new Error(`No declaration of the token ${token}`);
  return css.replaceAll(declarationOf(token), replace);
}

/** A style sheet with the company's colours of one colour scheme as defaults. */
export function withColors(css: string, colors: ThemeColors = {}): string {
  return Object.entries(colors).reduce((changed, [token, text]) => {
    const color = text === undefined ? null : parseColor(text);
    return color ? replaceDefault(changed, token, () => hexOf(color)) : changed;
  }, css);
}

/** A style sheet with the defaults that a company's colour schemes share. Sizes follow the visitor's font size. */
export function withShared(css: string, { font, radius, width }: Theme = {}): string {
  const size = (text: string) => () => `calc(${pixelsOf(text) / 10} * var(--portico-unit))`;
  const families = font?.map((name) => (GENERIC_FAMILIES.test(name) ? name : `"${name}"`));
  let changed = css;
  if (families) changed = replaceDefault(changed, 'font', (fallback) => [...families, fallback].join(', '));
  if (radius) changed = replaceDefault(changed, 'radius', size(radius));
  if (width) changed = replaceDefault(changed, 'width', size(width));
  return changed;
}
