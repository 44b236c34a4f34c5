/** The theme's editable tokens: their places among the texts, their names for people, and their values. */

import * as v from 'valibot';
import { colorPlace, parsePlace, shapePlace } from '../../../../src/content/place.ts';
import {
  type ColorToken,
  colorSchema,
  NO_COLOR,
  type Theme,
  themeSchema,
} from '../../../../src/content/theme-schema.ts';
import { ownValue } from '../../../../src/contract/own-value.ts';
import { COLOR_SCHEMES } from '../../../../src/contract/theme.ts';
import { DEFAULT_COLORS } from './default-colors.ts';
import { derivedColors } from './derive-colors.ts';
import { parseColor } from './parse-color.ts';

/** In the order of the page. */
export const COLOR_NAMES: Readonly<Record<ColorToken, string>> = {
  surface: 'Background',
  raised: 'Menu background',
  hover: 'Hovered links',
  bar: 'Bar',
  line: 'Lines',
  text: 'Text',
  textQuiet: 'Secondary text',
  accent: 'Accent',
  action: 'Button',
  actionHover: 'Hovered button',
  actionText: 'Button text',
};

export const COLOR_TOKENS = Object.keys(COLOR_NAMES) as readonly ColorToken[];

/** What a company's look depends on most. */
export const MAIN_COLORS: readonly ColorToken[] = ['surface', 'text', 'accent', 'action'];

export const SHAPE_NAMES = { font: 'Font', radius: 'Corners' } as const;

/** The page is behind them. */
const OPAQUE: readonly string[] = ['surface', 'raised'] satisfies ColorToken[];

/** Such as `Accent (light)`; the place itself if this release does not know it. */
export function tokenName(place: string): string {
  const { scheme, token } = tokenAt(place);
  const names: Readonly<Record<string, string>> = scheme ? COLOR_NAMES : SHAPE_NAMES;
  const name = ownValue(names, token);
  return name === undefined ? place : scheme ? `${name} (${scheme})` : name;
}

/** Why the text cannot be the value of the token; `null` if it can. */
export function tokenProblem(place: string, text: string): string | null {
  if (tokenName(place) === place) return 'is no part of the theme';
  const { token } = tokenAt(place);
  if (token === 'radius') return issueOf(themeSchema.entries.radius, text);
  if (token === 'font') return issueOf(themeSchema.entries.font, familiesIn(text));
  const color = v.is(colorSchema, text) ? parseColor(text) : null;
  if (!color) return NO_COLOR;
  return OPAQUE.includes(token) && color.alpha < 1 ? 'must be opaque, because the page is behind it' : null;
}

function tokenAt(place: string) {
  const parsed = parsePlace(place);
  return parsed.of === 'theme' ? parsed : { scheme: null, token: place };
}

/** `Inter, Helvetica Neue` → the names. */
export function familiesIn(text: string): string[] {
  return text.split(',').map((name) => name.trim());
}

/** The files' tokens by place; font and radius only if the company has set them. */
export function themeTexts(theme: Theme = {}): Readonly<Record<string, string>> {
  const colors = COLOR_SCHEMES.flatMap((scheme) => {
    const { [scheme]: given = {} } = theme;
    const derived = derivedColors(given, scheme);
    return COLOR_TOKENS.map(
      (token) => [colorPlace(scheme, token), given[token] ?? derived[token] ?? DEFAULT_COLORS[scheme][token]] as const,
    );
  });
  return {
    ...Object.fromEntries(colors),
    [shapePlace('font')]: theme.font?.join(', ') ?? 'system-ui',
    [shapePlace('radius')]: theme.radius ?? '8px',
  };
}

function issueOf(schema: v.GenericSchema, value: unknown): string | null {
  const { issues } = v.safeParse(schema, value);
  return issues?.[0].message ?? null;
}
