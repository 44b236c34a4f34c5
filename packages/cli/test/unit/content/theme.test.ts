/** A company's theme: which values are valid, what an error says, and which text has too little contrast. */

import { describe, expect, test } from 'vitest';
import { COMPANY } from '../../../../../src/company.ts';
import { GLOBEX } from '../../../../../test/support/globex-theme.ts';
import { validateLocales } from '../../../src/content/validate.ts';
import { InvalidContentError } from '../../../src/problems/invalid-content.ts';

const filesWith = (theme: unknown) => ({
  'brand.json': { ...COMPANY.brand, theme },
  'links.json': COMPANY.links,
  ...Object.fromEntries(Object.entries(COMPANY.dictionaries).map(([code, texts]) => [`${code}.json`, texts])),
});

function problemsIn(files: Readonly<Record<string, unknown>>): string[] {
  try {
    validateLocales(files);
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidContentError);
    return (error as InvalidContentError).problems.map(({ file, path, reason }) => `${file}: ${path}: ${reason}`);
  }
  return [];
}

const problemsOf = (theme: unknown) => problemsIn(filesWith(theme));

test('the theme of a company is read as it is written', () => {
  expect(validateLocales(filesWith(GLOBEX)).brand.theme).toEqual(GLOBEX);
});

test('every field is optional, and the defaults have enough contrast', () => {
  expect([undefined, {}, { light: {}, dark: {} }, { light: { accent: undefined } }].flatMap(problemsOf)).toEqual([]);
});

test.each(['#0a5', '#0A5F', '#00aa55', '#00aa5580', 'rgb(0 170 85)', 'rgba(0, 170, 85, 0.5)', 'hsl(150deg 100% 33%)'])(
  'a line may be %s',
  (line) => {
    expect(problemsOf({ light: { line }, dark: { line } })).toEqual([]);
  },
);

const COLOUR = 'must be a colour such as #0a5, rgb(0 170 85), hsl(150 100% 33%) or oklch(64% 0.17 155)';
const FAMILIES = 'must be a list of family names, such as ["Inter", "Helvetica Neue"]';
const FAMILY = 'must be one family name without quotes and commas, such as "Inter"';
const CORNER = 'must be a length in px or rem, such as 8px or 0.5rem';

test.each<[string, unknown, string]>([
  ['dark.accent', 'green', COLOUR],
  ['dark.accent', '#12345', COLOUR],
  ['dark.accent', '#0a5; } * { color: red', COLOUR],
  ['dark.accent', 'var(--green)', COLOUR],
  ['dark.accent', 'rgb(var(--green))', COLOUR],
  ['dark.accent', 'oklch(64% 0.17)', COLOUR],
  ['dark.accent', 0x00aa55, COLOUR],
  ['light.surface', '#fffffff0', 'must be opaque, because the page is behind it'],
  ['dark.raised', 'rgb(0 0 0 / 90%)', 'must be opaque, because the page is behind it'],
  ['font', 'Inter, sans-serif', FAMILIES],
  ['font', [], FAMILIES],
  ['font.0', ['Inter, sans-serif'], FAMILY],
  ['font.1', ['Inter', '"Arial"'], FAMILY],
  ['font.0', [7], FAMILY],
  ['font', Array.from({ length: 9 }, () => 'Inter'), 'must have at most 8 families'],
  ['radius', '4', CORNER],
  ['radius', 4, CORNER],
  ['radius', '-4px', CORNER],
  ['radius', '0.5em', CORNER],
  ['radius', '21px', 'must be from 0px to 20px (0rem to 1.25rem)'],
  ['width', '100%', 'must be a length in px or rem, such as 1280px or 80rem'],
  ['width', '2401px', 'must be from 1200px to 2400px (75rem to 150rem)'],
])('theme.%s = %j is reported', (path, value, reason) => {
  const [first = '', second] = path.split('.');
  const isColour = first === 'light' || first === 'dark';
  expect(problemsOf({ [first]: isColour && second ? { [second]: value } : value })).toEqual([
    `brand.json: theme.${path}: ${reason}`,
  ]);
});

test.each<[string, object, string]>([
  ['dark.acent', { dark: { acent: '#0a5' } }, 'did you mean "accent"?'],
  ['light.text-quiet', { light: { 'text-quiet': '#000' } }, 'did you mean "textQuiet"?'],
  ['raduis', { raduis: '4px' }, 'did you mean "radius"?'],
  ['gutter', { gutter: '4px' }, 'known fields are light, dark, font, radius, width'],
])('for the unknown field theme.%s, the error names what is known', (path, theme, hint) => {
  expect(problemsOf(theme)).toEqual([`brand.json: theme.${path}: is not a known field; ${hint}`]);
});

describe('text and focus rings without enough contrast are reported', () => {
  test('with pair, ratio, what it needs, and which colours are defaults', () => {
    expect(problemsOf({ dark: { textQuiet: '#6b7280', raised: '#12151f' } })).toEqual([
      'brand.json: theme.dark.textQuiet: has contrast 4 on theme.dark.surface, needs 4.5: use a lighter colour; theme.dark.surface is the default: #0b0d14',
      'brand.json: theme.dark.textQuiet: has contrast 3.7 on theme.dark.raised, needs 4.5: use a lighter colour',
      'brand.json: theme.dark.textQuiet: has contrast 3.4 on theme.dark.bar over theme.dark.surface, needs 4.5: use a lighter colour; theme.dark.bar is the default: #b4bac91a; theme.dark.surface is the default: #0b0d14',
      'brand.json: theme.dark.textQuiet: has contrast 3.3 on theme.dark.hover, needs 4.5: use a lighter colour; theme.dark.hover is the default: #1b2030',
    ]);
  });

  /** The pairs that are reported, with what they need. */
  const pairsOf = (scheme: string, colours: object) =>
    problemsOf({ [scheme]: colours }).map((problem) => {
      const [, token, ratio, background, needs] =
        /(theme\.\S+?)(?:: |, which )has contrast ([\d.]+) on (.+), needs ([\d.]+):/.exec(problem) ?? [];
      expect(Number(ratio)).toBeLessThan(Number(needs));
      return `${`${token} on ${background}`.replaceAll(`theme.${scheme}.`, '')}, ${needs}`;
    });

  const BACKGROUNDS = ['surface', 'raised', 'bar over surface', 'hover'];

  describe.each([
    { scheme: 'dark', mid: '#606060' },
    { scheme: 'light', mid: '#a0a0a0' },
  ])('in the theme $scheme:', ({ scheme, mid }) => {
    test.each([
      ['text', 'text', BACKGROUNDS],
      ['secondary text', 'textQuiet', BACKGROUNDS],
    ])('%s', (_, token, backgrounds) => {
      const pairs = backgrounds.map((background) => `${token} on ${background}, 4.5`);
      expect(pairsOf(scheme, { [token]: mid })).toEqual(pairs);
    });

    test('the accent, on hovered links only as focus ring', () => {
      const needs = ['surface, 4.5', 'raised, 4.5', 'bar over surface, 4.5', 'hover, 3'];
      expect(pairsOf(scheme, { accent: mid })).toEqual(needs.map((need) => `accent on ${need}`));
    });

    test('the text of the primary button, hovered or not', () => {
      const pairs = ['actionText on action, 4.5', 'actionText on actionHover, 4.5'];
      expect(pairsOf(scheme, { actionText: mid, action: mid, actionHover: mid })).toEqual(pairs);
    });
  });

  test('translucent colours count as they are seen', () => {
    const light = { bar: '#000000b3', hover: 'rgb(0 0 0 / 70%)', raised: '#f0f0f0', textQuiet: '#10231cb3' };
    expect(pairsOf('light', light)).toEqual(
      expect.arrayContaining(['textQuiet on hover over surface, 4.5', 'textQuiet on hover over raised, 4.5']),
    );
    expect(pairsOf('light', { ...light, bar: '#0000000d', hover: '#0000000d' })).toEqual([]);
  });

  test('what is readable on its own background is accepted, whatever page a scrolled header covers', () => {
    expect(problemsOf({ light: { surface: '#1d70b8', text: '#fff' } })).toEqual([]);
  });

  test('the colour to change is one that the file has', () => {
    expect(problemsOf({ light: { bar: '#999' } })).toEqual([
      'brand.json: theme.light.bar: is too similar to theme.light.textQuiet, which has contrast 3 on theme.light.bar, needs 4.5: use a lighter colour, or set theme.light.textQuiet; theme.light.textQuiet is the default: #454c5e',
      'brand.json: theme.light.bar: is too similar to theme.light.accent, which has contrast 3.4 on theme.light.bar, needs 4.5: use a lighter colour, or set theme.light.accent; theme.light.accent is the default: #3730a3',
    ]);
  });

  test('a ratio just below is not rounded up to what it needs', () => {
    expect(
      problemsOf({ light: { textQuiet: '#777', raised: '#fff', hover: '#fff', bar: '#fff', surface: '#fff' } }),
    ).toEqual(
      ['surface', 'raised', 'bar', 'hover'].map(
        (background) =>
          `brand.json: theme.light.textQuiet: has contrast 4.4 on theme.light.${background}, needs 4.5: use a darker colour`,
      ),
    );
  });
});

test('one run reports invalid values, unknown fields, low contrast in other colours, and problems of other files', () => {
  const { labels, ...german } = COMPANY.dictionaries.de;
  const theme = { dark: { surface: 'navy', textQuiet: '#444' }, light: { acent: '#0a5' }, radius: '99px' };
  const problems = problemsIn({ ...filesWith(theme), 'de.json': german });
  expect(labels).toBeDefined();
  expect(problems).toEqual([
    `brand.json: theme.light.acent: is not a known field; did you mean "accent"?`,
    `brand.json: theme.dark.surface: ${COLOUR}`,
    'brand.json: theme.radius: must be from 0px to 20px (0rem to 1.25rem)',
    'brand.json: theme.dark.textQuiet: has contrast 1.8 on theme.dark.raised, needs 4.5: use a lighter colour; theme.dark.raised is the default: #12151f',
    'brand.json: theme.dark.textQuiet: has contrast 1.6 on theme.dark.hover, needs 4.5: use a lighter colour; theme.dark.hover is the default: #1b2030',
    'de.json: labels: is missing; write "labels": {…}',
  ]);
});
