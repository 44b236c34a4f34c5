/** A company's theme in the style sheet: its values are the defaults of the tokens, and nothing else differs. */

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from 'lightningcss';
import { expect, test } from 'vitest';
import { colorsSchema } from '../../../../src/content/theme-schema.ts';
import { GLOBEX } from '../../../../test/support/globex-theme.ts';
import { bundleStyles } from '../../src/bundle-styles.ts';

const VIEW = fileURLToPath(new URL('../../../../src/view', import.meta.url));
const plain = await bundleStyles(VIEW);
const themed = await bundleStyles(VIEW, { theme: GLOBEX });

/** A declaration of a token: its start, its default, its end. */
const DECLARATION = /(--portico-used-([a-z-]+):var\(--portico-\2,)([^;}]+)(?=\)[;}])/g;
const declarationsIn = (css: string) =>
  [...css.matchAll(DECLARATION)].map(([, , name = '', value = '']) => ({ name, value }));
const defaultsOf = (css: string, name: string) =>
  declarationsIn(css)
    .filter((declaration) => declaration.name === name)
    .map(({ value }) => value);

test.each([undefined, {}, { light: {}, dark: {} }])(
  'without values (%j), the tokens are those of the sources, byte for byte',
  async (theme) => {
    const css = await bundleStyles(VIEW, { theme });
    const source = await readFile(`${VIEW}/tokens/tokens.css`);
    const [shared = ''] = transform({ filename: 'tokens.css', code: source, minify: true })
      .code.toString()
      .split('@media');
    expect(shared).toContain('--portico-used-radius:var(--portico-radius,calc(.8 * var(--portico-unit)))');
    expect(css).toContain(shared);
    expect(css).toBe(plain);
  },
);

test('the sheet differs only in the defaults of the tokens that the theme has', () => {
  const originals = declarationsIn(plain).map(({ value }) => value);
  expect(originals.length).toBeGreaterThan(40);
  expect(themed).not.toBe(plain);
  expect(themed.replaceAll(DECLARATION, (_, start: string) => `${start}${originals.shift()}`)).toBe(plain);
});

test('colours of both colour schemes, and of the theme auto, are in sRGB', () => {
  expect(defaultsOf(themed, 'accent')).toEqual(['#75e7bf', '#00684a', '#00684a']);
  expect(defaultsOf(themed, 'text-quiet')).toEqual(['#a9c4b8', '#4a5d55', '#4a5d55']);
  expect(defaultsOf(themed, 'bar')).toEqual(['#7fe0bd1a', '#e4f3ec', '#e4f3ec']);
  expect(defaultsOf(themed, 'action')).toEqual(['#80e0bd', '#00684a', '#00684a']);
});

test('font families come before those of the system, in Japanese too; keywords are not quoted', () => {
  const fallbacks = defaultsOf(plain, 'font');
  expect(fallbacks).toHaveLength(2);
  expect(fallbacks[1]).toContain('Hiragino');
  expect(defaultsOf(themed, 'font')).toEqual(
    fallbacks.map((fallback) => `"Globex Serif", "Georgia", serif, ${fallback}`),
  );
});

test('corners and width follow the visitor’s font size', async () => {
  expect(defaultsOf(themed, 'radius')).toEqual(['calc(.2 * var(--portico-unit))']);
  expect(defaultsOf(themed, 'width')).toEqual(['calc(128 * var(--portico-unit))']);
  expect(defaultsOf(await bundleStyles(VIEW, { theme: { radius: '0px' } }), 'radius')).toEqual([
    'calc(0 * var(--portico-unit))',
  ]);
});

test('a theme can have every colour of the style sheet but scrim and shadows', () => {
  const [, dark = ''] = /\[data-theme=auto\]\)[^{]*(\{[^}]*\})/.exec(plain) ?? [];
  const names = declarationsIn(dark).map(({ name }) => name);
  const others = ['scrim', 'shadow', 'panel-shadow', 'color-scheme'];
  expect(names).toEqual(expect.arrayContaining(others));
  expect(names.filter((name) => !others.includes(name)).toSorted()).toEqual(
    Object.keys(GLOBEX.dark)
      .map((token) => token.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
      .toSorted(),
  );
  expect(Object.keys(GLOBEX.dark).toSorted()).toEqual(Object.keys(colorsSchema.entries).toSorted());
});

test('a scrolled header hides the page only where its texts would be unreadable over it', async () => {
  const css = await bundleStyles(VIEW, { theme: { light: { surface: '#1d70b8' } } });
  const opaqueRules = (sheet: string) => sheet.match(/--portico-ground:var\(--portico-used-surface\)/g)?.length ?? 0;
  // in the theme light, and in auto for visitors who prefer light pages
  expect(opaqueRules(css)).toBe(opaqueRules(plain) + 2);
  expect(opaqueRules(themed)).toBe(opaqueRules(plain));
  expect(defaultsOf(css, 'text')).toEqual(['var(--portico-ink-100)', '#fff', '#fff']);
});
