/** Finds what the schema of a theme cannot: colours that do not parse, backgrounds that show the page, low contrast. */

import * as v from 'valibot';
import {
  type ColorToken,
  colorSchema,
  colorsSchema,
  NO_COLOR,
  type ThemeColors,
} from '../../../../src/content/theme-schema.ts';
import { COLOR_SCHEMES } from '../../../../src/contract/theme.ts';
import { type Color, hexOf } from '../../../studio/src/theme/color.ts';
import { type Colors, contrastProblems } from '../../../studio/src/theme/contrast-problems.ts';
import { DEFAULT_COLORS } from '../../../studio/src/theme/default-colors.ts';
import { derivedColors } from '../../../studio/src/theme/derive-colors.ts';
import type { Problem } from '../problems/invalid-content.ts';
import { parseColor } from '../theme/color.ts';

const TOKENS = Object.keys(colorsSchema.entries) as ColorToken[];

/** Backgrounds that lie directly over the page. */
const OPAQUE: readonly ColorToken[] = ['surface', 'raised'];

/**
 * @param file the name of the file with the theme
 * @param theme as in the file: values that its schema rejects are skipped, so that the rest is still checked
 */
export function themeProblems(file: string, theme: unknown): Problem[] {
  return COLOR_SCHEMES.flatMap((scheme): Problem[] => {
    const prefix = `theme.${scheme}`;
    const given = fieldsOf(fieldsOf(theme)[scheme]);
    const derived = derivedColors(validIn(given), scheme);
    const isGiven = (token: ColorToken) => given[token] !== undefined;
    const colors = Object.fromEntries(
      TOKENS.map((token) => [
        token,
        validColor(isGiven(token) ? given[token] : (derived[token] ?? DEFAULT_COLORS[scheme][token])),
      ]),
    ) as Colors;
    const problems = TOKENS.flatMap((token): Problem[] => {
      const reason = colorProblem(token, given[token], colors[token]);
      return reason ? [{ file, path: `${prefix}.${token}`, reason }] : [];
    });
    const contrasts = contrastProblems(colors, prefix, 'opaque').map(
      ({ token, background, ratio, needs, change, tokens }) => {
        const others = tokens
          .filter((name) => !isGiven(name))
          .map((name) => {
            const color = colors[name];
            return `; ${prefix}.${name} is ${derived[name] ? 'derived' : 'the default'}${color ? `: ${hexOf(color)}` : ''}`;
          });
        // rounded down: 4.49 is not enough
        const measured = `has contrast ${Math.floor(ratio * 10) / 10} on ${background}, needs ${needs}`;
        // what is omitted cannot be changed
        const changed = tokens.find(isGiven) ?? token;
        const opposite = change === 'lighter' ? 'darker' : 'lighter';
        return {
          file,
          path: `${prefix}.${changed}`,
          reason:
            changed === token
              ? `${measured}: use a ${change} colour${others.join('')}`
              : `is too similar to ${prefix}.${token}, which ${measured}: use a ${opposite} colour, or set ${prefix}.${token}${others.join('')}`,
        };
      },
    );
    return [...problems, ...contrasts];
  });
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function validIn(given: Readonly<Record<string, unknown>>): ThemeColors {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => v.is(colorSchema, value)));
}

function validColor(value: unknown): Color | null {
  return v.is(colorSchema, value) ? parseColor(value) : null;
}

function colorProblem(token: ColorToken, value: unknown, color: Color | null): string | null {
  if (!color) return v.is(colorSchema, value) ? NO_COLOR : null;
  return OPAQUE.includes(token) && color.alpha < 1 ? 'must be opaque, because the page is behind it' : null;
}
