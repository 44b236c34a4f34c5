/** The theme in the draft: how it is checked, published as a style sheet, described and taken back. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COMPANY } from '../../../../src/company.ts';
import { contentWith } from '../../../../src/content/content-for.ts';
import { unchangingContent } from '../../../../src/publication/content-source.ts';
import { parseDocument } from '../../../../src/publication/parse-document.ts';
import { fileHash } from '../../../../src/release/file-name.ts';
import { testApp } from '../../../../test/support/app.ts';
import { studioInProcess } from '../../../../test/support/studio-in-process.ts';
import { parseColor as parseAsBrowsers } from '../../../cli/src/theme/color.ts';
import { declarationOf } from '../../../cli/src/theme/token-defaults.ts';
import type { Version } from '../../src/contract/api.ts';
import type { EntryContent } from '../../src/contract/draft.ts';
import { lowContrasts } from '../../src/entries/theme-warnings.ts';
import { hexOf } from '../../src/theme/color.ts';
import { DEFAULT_COLORS } from '../../src/theme/default-colors.ts';
import { parseColor } from '../../src/theme/parse-color.ts';
import { themeSheet } from '../../src/theme/theme-sheet.ts';
import { COLOR_TOKENS, themeTexts } from '../../src/theme/theme-tokens.ts';

const text = (value: string): EntryContent => ({ kind: 'text', languages: { en: { text: value } } });

/** The answers of a service that has read the document. */
function serviceWith(document: string) {
  const images = { names: [], origins: [] };
  const content = contentWith(COMPANY, parseDocument(document, COMPANY, Date.now()), images);
  const app = testApp({ contents: unchangingContent({ ...content, mode: 'published' }) });
  return async (path: string) => (await app.request(path)).text();
}

async function publishedTheme() {
  const api = await studioInProcess();
  await api.add('theme.light.accent', text('#00684a'));
  await api.add('theme.radius', text('4px'));
  const { version } = await api.publish();
  return { api, version, document: api.document() ?? '' };
}

test('what is published has a style sheet in every language, beside the files of the releases', async () => {
  const { api, document } = await publishedTheme();
  const { themes, languages } = JSON.parse(document);
  expect(Object.keys(themes).sort()).toEqual(Object.keys(languages).sort());
  expect(new Set(Object.values(themes).map((sheet) => JSON.stringify(sheet))).size).toBe(1);
  const { file, integrity } = themes.en;
  const bytes = api.pictures.files.get(file)?.bytes;
  if (!bytes) throw new Error('there is no file');
  expect(file).toBe(`theme-${await fileHash(bytes)}.css`);
  expect(integrity).toBe(`sha256-${Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('base64')}`);
  expect(new TextDecoder().decode(bytes)).toContain('--portico-used-accent:var(--portico-accent,#00684a)');
});

test('pages load it after the style sheet of the release, however they include header and footer', async () => {
  const { document } = await publishedTheme();
  const request = serviceWith(document);
  const sheets = (html: string) =>
    [...html.matchAll(/<link rel="stylesheet" href="[^"]*?([a-z]+)-[^"]*"/g)].map(([, name]) => name);
  for (const path of [
    '/chrome/head',
    '/chrome/header',
    '/chrome/header?assets=omit&isolate=shadow',
    '/chrome/footer?lang=de',
  ])
    expect(sheets(await request(path)), path).toEqual(['chrome', 'theme']);
  const all = JSON.parse(await request('/chrome/all.json'));
  expect(all.styles.map(({ href }: { href: string }) => /[a-z]+(?=-[^/]*$)/.exec(href)?.[0])).toEqual([
    'chrome',
    'theme',
  ]);
  expect(sheets(all.head)).toEqual(['chrome', 'theme']);
  const { css } = JSON.parse(await request('/chrome/manifest.json?links=absolute'));
  expect(css.map(({ value }: { value: string }) => value).join()).toMatch(
    /^https:.*chrome-.*,https:[^,]*\/chrome\/assets\/theme-[\da-f]{10}\.css$/,
  );
});

test('a document whose sheets cannot be read is used without them', async () => {
  const { document } = await publishedTheme();
  const stored = JSON.parse(document);
  const integrity = stored.themes.en.integrity;
  for (const themes of [
    null,
    'x',
    { en: { file: '../evil.css', integrity } },
    { en: { file: 'theme-0123456789.css', integrity: '">' } },
  ]) {
    const html = await serviceWith(JSON.stringify({ ...stored, themes }))('/chrome/header');
    expect(html).toContain('</header>');
    expect(html).not.toMatch(/theme-|evil/);
  }
});

test('a check describes each token once, and a roll back brings the sheet back', async () => {
  const { api, version, document } = await publishedTheme();
  const [entry] = (await api.draft()).entries.filter(({ id }) => id === 'theme.light.accent');
  if (!entry) throw new Error('there is no entry');
  await api.change(entry, text('oklch(45% 0.2 280)'));
  expect((await api.check()).changes.map((change) => change.text)).toEqual([
    '“Accent (light)” of the theme is “oklch(45% 0.2 280)” instead of “#00684a”.',
  ]);
  await api.publish();
  expect(JSON.parse(api.document() ?? '').themes).not.toEqual(JSON.parse(document).themes);
  await api.call('POST', `versions/${version}/restore`, { reason: '' });
  expect(JSON.parse(api.document() ?? '').themes).toEqual(JSON.parse(document).themes);
  const { body } = await api.call<Version>('GET', `versions/${version + 2}`);
  expect(body.languages.ja.texts).toMatchObject({ 'theme.light.accent': '#00684a' });
});

test('a check warns of text with too little contrast, also with colours of the files', async () => {
  const api = await studioInProcess();
  await api.add('theme.dark.accent', text('#333'));
  const found = (await api.check()).warnings.filter(({ warning }) => warning === 'contrast').map((one) => one.text);
  expect(found).toContain(
    '“Accent (dark)” has a contrast of 1.5 on “Background (dark)”, but needs 4.5: make it lighter.',
  );
});

test('where the files’ colours make a scrolled header opaque, no page is said to show through it', () => {
  const files = themeTexts({ light: { textQuiet: '#666' } });
  const found = (accent: string) =>
    lowContrasts({ ...files, 'theme.light.accent': accent }, files, 'light').map(({ text: sentence }) => sentence);
  expect(found('#00684a')).toEqual([]);
  expect(found('#ddd')[0]).toMatch(/^“Accent \(light\)” has a contrast of 1\.\d on “Background \(light\)”/);
});

test.each([
  ['theme.light.accent', 'url(//evil.example)', /must be a colour/],
  ['theme.light.accent', 'rgb(1 2)', /must be a colour/],
  ['theme.dark.surface', '#0000', /opaque/],
  ['theme.radius', '99px', /from 0px to 20px/],
  ['theme.font', 'Inter, a"b', /family name/],
  ['theme.light.nothing', '#000', /no part of the theme/],
])('%s cannot be %s', async (id, value, reason) => {
  const api = await studioInProcess();
  const { body } = await api.put(id, text(value));
  expect(body.problems).toMatchObject([{ id, field: 'text' }]);
  expect(body.problems[0]?.reason).toMatch(reason);
  expect(themeSheet({ [id]: value })).toBeNull();
});

test('a token of one theme leaves the other as it is, and families are quoted', () => {
  const sheet = themeSheet({ 'theme.dark.textQuiet': '#abc', 'theme.font': 'Globex Sans, ui-rounded' });
  const quiet = '--portico-used-text-quiet:var(--portico-text-quiet,#aabbcc)';
  const at = (theme: string) => `:where([data-portico]${theme}),:host([data-portico]${theme})`;
  expect(sheet).toBe(
    [
      `${at('[data-theme=dark]')}{${quiet}}`,
      `@media not all and (prefers-color-scheme:light){${at('[data-theme=auto]')}{${quiet}}}`,
      `${at('')}{--portico-used-font:var(--portico-font,"Globex Sans",ui-rounded,system-ui,sans-serif)}`,
    ].join(''),
  );
});

/** Of a token, through the palette of the style sheet. */
function defaultColor(css: string, palette: string, token: string) {
  const [value = ''] = css.match(declarationOf(token)) ?? [];
  const [, named] = /^var\((.+)\)$/.exec(value) ?? [];
  const [, text = value] = named ? (new RegExp(`${named}:\\s*([^;]+);`).exec(palette) ?? []) : [];
  const color = parseAsBrowsers(text);
  if (!color) throw new Error(`No colour for the token ${token}`);
  return color;
}

test('the colours of a company without a theme are those of the style sheets', () => {
  const read = (name: string) =>
    readFileSync(new URL(`../../../../src/view/tokens/${name}.css`, import.meta.url), 'utf8');
  const palette = read('tokens');
  const colorsIn = (css: string) =>
    Object.fromEntries(COLOR_TOKENS.map((token) => [token, hexOf(defaultColor(css, palette, token))]));
  expect(DEFAULT_COLORS).toEqual({ light: colorsIn(read('light')), dark: colorsIn(palette) });
});

test.each([
  '#0a5',
  '#00aa5580',
  'rgb(0 170 85)',
  'rgba(0, 170, 85, 0.5)',
  'rgb(10% 20% 30% / 40%)',
  'hsl(150 100% 33%)',
  'hsla(-0.25turn, 50%, 20%, 1)',
  'oklch(64% 0.12 155)',
  'oklch(0.45 40% 280deg / 0.5)',
])('%s is the colour that browsers see', (color) => {
  const [mine, theirs] = [parseColor(color), parseAsBrowsers(color)];
  expect(mine && theirs).not.toBeNull();
  const distances = mine?.channels.map((value, index) => Math.abs(value - (theirs?.channels[index] ?? 999)));
  expect(Math.max(...(distances ?? [999]))).toBeLessThan(1.5);
  expect(mine?.alpha).toBeCloseTo(theirs?.alpha ?? -1, 2);
});
