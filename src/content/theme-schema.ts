/** Schema of a company's theme: the defaults of the design tokens that pages may override (docs/customizing.md). */

import * as v from 'valibot';

/** The error for a value that is not a colour. */
export const NO_COLOR = 'must be a colour such as #0a5, rgb(0 170 85), hsl(150 100% 33%) or oklch(64% 0.17 155)';

/** The build then parses the values (packages/cli/src/content/theme-problems.ts). */
export const colorSchema = v.pipe(
  v.string(NO_COLOR),
  v.regex(/^(?:#[\da-fA-F]{3,8}|(?:rgba?|hsla?|oklch)\([\d\s.,%/a-z+-]+\))$/, NO_COLOR),
);

const color = (use: string) => v.optional(v.pipe(colorSchema, v.description(use)));

/** Colours for one colour scheme. */
export const colorsSchema = v.strictObject({
  surface: color('The background of header, footer and overlay.'),
  raised: color('The background of menus.'),
  hover: color('The background of hovered links, and of cards.'),
  bar: color('The background of the bar, and of hovered sections; may be translucent.'),
  line: color('Lines and borders; may be translucent.'),
  text: color('Text.'),
  textQuiet: color('Secondary text.'),
  accent: color('Highlighted links, icons, pills and focus rings.'),
  action: color('The background of the primary button.'),
  actionHover: color('The background of the hovered primary button.'),
  actionText: color('The text of the primary button.'),
});

const LENGTH = /^\d+(?:\.\d+)?(?:px|rem)$/;

/**
 * @param limits in pixels
 * @param example a length to show in the error
 */
function length([least, most]: readonly [number, number], example: string, use: string) {
  const noLength = `must be a length in px or rem, such as ${example}`;
  const isWithin = (text: string) => pixelsOf(text) >= least && pixelsOf(text) <= most;
  return v.optional(
    v.pipe(
      v.string(noLength),
      v.regex(LENGTH, noLength),
      v.check(
        (text) => !LENGTH.test(text) || isWithin(text),
        `must be from ${least}px to ${most}px (${least / 16}rem to ${most / 16}rem)`,
      ),
      v.description(use),
    ),
  );
}

/** Converts a length to pixels, at a root font size of 16 px. */
export function pixelsOf(text: string): number {
  return Number.parseFloat(text) * (text.endsWith('rem') ? 16 : 1);
}

const FAMILY = 'must be one family name without quotes and commas, such as "Inter"';
const FAMILIES = 'must be a list of family names, such as ["Inter", "Helvetica Neue"]';

export const themeSchema = v.strictObject({
  light: v.optional(
    v.pipe(colorsSchema, v.description('The colours of the light theme, as hex, `rgb()`, `hsl()` or `oklch()`.')),
  ),
  dark: v.optional(v.pipe(colorsSchema, v.description('The colours of the dark theme.'))),
  font: v.optional(
    v.pipe(
      v.array(
        v.pipe(v.string(FAMILY), v.regex(/^-?[\p{L}\p{N}][\p{L}\p{N}_.-]*(?: [\p{L}\p{N}_.-]+)*$/u, FAMILY)),
        FAMILIES,
      ),
      v.minLength(1, FAMILIES),
      v.maxLength(8, 'must have at most 8 families'),
      v.description('Up to eight font families, before those of the system; sites load the fonts.'),
    ),
  ),
  radius: length(
    [0, 20],
    '8px or 0.5rem',
    'The rounded corners of buttons and cards, from 0 to 20 px; menus have twice as much.',
  ),
  width: length(
    [1200, 2400],
    '1280px or 80rem',
    'The maximum width of the content with its distance to the edges, from 1200 to 2400 px.',
  ),
});

export type Theme = v.InferOutput<typeof themeSchema>;
export type ThemeColors = v.InferOutput<typeof colorsSchema>;
export type ColorToken = keyof ThemeColors;
