/** A company's logo, icons and favicon in files: what is refused, and what becomes of the rest. */

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bytesOf, pngChunk, pngFile } from '../../../../test/support/picture-files.ts';
import { COSTLY, REFUSED, svg } from '../../../../test/support/svg-examples.ts';
import { readFavicon } from '../../src/drawings/favicon.ts';
import { readDrawings } from '../../src/drawings/read-drawings.ts';
import type { Problem } from '../../src/problems/invalid-content.ts';

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'portico-images-'));
});
afterAll(() => rm(directory, { recursive: true }));

const LOGO = { 'brand.json': { logo: { wide: 'logo.svg' } } };
const ICON = { 'links.json': { links: { forum: { icon: 'icon.svg' } } } };

/** @param files of images, in a folder of their own */
async function read(content: Readonly<Record<string, unknown>>, files: Readonly<Record<string, string | Uint8Array>>) {
  const images = join(await mkdtemp(join(directory, 'company-')), 'images');
  await mkdir(images);
  for (const [name, contents] of Object.entries(files)) await writeFile(join(images, name), contents);
  const { drawings, problems } = await readDrawings(content, images);
  const placeOf = ({ path, position }: Problem) => (position ? `line ${position.line}` : path);
  return { drawings, problems: problems.map((problem) => `${problem.file}: ${placeOf(problem)}: ${problem.reason}`) };
}

test.each(Object.entries(REFUSED))('%s is refused, with what to do', async (_, [file, ...problems]) => {
  const result = await read(LOGO, { 'logo.svg': file });
  expect(result.problems).toEqual(problems.map((problem) => `images/logo.svg: ${problem}`));
  expect(result.drawings).toEqual({});
});

test.each(Object.entries(COSTLY))('%s: refused, with where it is', async (_, [file, line, reason]) => {
  const result = await read(LOGO, { 'logo.svg': file });
  expect(result.problems).toEqual([`images/logo.svg: ${line === null ? '(file)' : `line ${line}`}: ${reason}`]);
  expect(result.drawings).toEqual({});
});

test('a favicon keeps only the picture', async () => {
  const folder = await mkdtemp(join(directory, 'favicon-'));
  const [start, rest] = [PNG.slice(0, 33), PNG.slice(33)];
  await writeFile(join(folder, 'icon.png'), bytesOf(start, pngChunk('tEXt', bytesOf('Author\0A')), rest, 'PK'));
  await writeFile(join(folder, 'icon.svg'), `<!DOCTYPE svg>${svg('<title>A</title><path d="M0 0h9v9z"/>')}`);
  expect(await readFavicon({ favicon: 'icon.png' }, folder)).toEqual({ extension: 'png', bytes: PNG });
  const drawing = await readFavicon({ favicon: 'icon.svg' }, folder);
  expect(new TextDecoder().decode(drawing?.bytes)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h9v9z"/></svg>',
  );
});

test('a drawing keeps its shapes and colours, and nothing from its editor', async () => {
  const file = svg(
    `<!-- Generator: Globex Draw --><title>Globex</title><metadata><x:xmpmeta xmlns:x="adobe:ns:meta/">…</x:xmpmeta></metadata>
<style>.a { fill: #c00 } .b { fill: url(#paint) }</style>
<defs><linearGradient id="paint" data-name="Paint"><stop offset="0" style="stop-color: #0c0; -inkscape-stroke: none; mix-blend-mode: normal"/><stop offset="1"/></linearGradient></defs>
<path class="a" d="M0 0h24v24H0z"/><path class="b" d="M 1 1 h 2 v 2 z" role="img"/><circle cx="9" cy="9" r="2"/>
<use xlink:href="#eye"/><g id="eye"><path fill="#000" d="M7 7h3v3z"/></g>`,
    'viewBox="0 0 24 24" width="240" stroke-linecap="round" class="art"',
  );
  const { drawings, problems } = await read(LOGO, { 'logo.svg': file });
  expect(problems).toEqual([]);
  const { viewBox, markup = '' } = drawings['logo.svg'] ?? {};
  expect(viewBox).toBe('0 0 24 24');
  for (const part of ['stroke-linecap="round"', 'fill="#c00"', 'fill="#000"', '="#0c0"', '<use href="#{id}']) {
    expect(markup).toContain(part);
  }
  expect(markup).toMatch(/<linearGradient id="(\{id\}\w+)">.*fill="url\(#\1\)"/);
  expect(markup).not.toMatch(/style|class|title|metadata|data-|role|xlink|inkscape|240|<!--/);
});

test('an icon has the colour of the text beside it, whatever colours the file has', async () => {
  const file = svg(
    `<style>.a { fill: #f60 } .b { stroke: #0c0 }</style><path class="a" d="M0 0h9v9z"/><path d="M9 9h3" fill="none" class="b"/>
<path d="M5 5h9v2z" style="fill:red;color:blue"/>`,
  );
  const { drawings } = await read(ICON, { 'icon.svg': file });
  const { markup } = drawings['icon.svg'] ?? {};
  expect(markup?.match(/(?:fill|stroke)="[^"]*"/g)?.sort()).toEqual([
    'fill="currentColor"',
    'fill="currentColor"',
    'fill="none"',
    'stroke="currentColor"',
  ]);
});

test('an icon with ids is refused, since it can occur several times on a page', async () => {
  const file = svg('<clipPath id="a"><path d="M0 0h9v9z"/></clipPath><path clip-path="url(#a)" d="M0 0h24v24H0z"/>');
  const { problems } = await read(ICON, { 'icon.svg': file });
  expect(problems).toEqual([expect.stringMatching(/^images\/icon\.svg: .*cannot have gradients, masks, clip paths/)]);
});

test('a name without a file is reported with the nearest one, wherever the content has it', async () => {
  const content = {
    'brand.json': {
      favicon: 'favikon.png',
      logo: { wide: { light: 'globex.svg', dark: 'globexdark.svg' }, small: 'smal.svg' },
      social: { forum: { icon: 'forun.svg' }, feed: { icon: 'rss' } },
    },
    'links.json': { links: { docs: { icon: 'docs.svg' }, api: { icon: 'Api' } } },
  };
  const file = svg('<path d="M0 0h9v9z"/>');
  const names = ['globex.svg', 'globex-dark.svg', 'small.svg', 'forum.svg', 'favicon.png'];
  const { problems } = await read(content, Object.fromEntries(names.map((name) => [name, file])));
  expect(problems).toEqual([
    'brand.json: favicon: there is no file "favikon.png" in images/; did you mean "favicon.png"?',
    'brand.json: logo.wide.dark: there is no file "globexdark.svg" in images/; did you mean "globex-dark.svg"?',
    'brand.json: logo.small: there is no file "smal.svg" in images/; did you mean "small.svg"?',
    'brand.json: social.forum.icon: there is no file "forun.svg" in images/; did you mean "forum.svg"?',
    'links.json: links.docs.icon: there is no file "docs.svg" in images/',
  ]);
});

test('a file is logo or icon, not both', async () => {
  const content = { ...LOGO, 'links.json': { links: { forum: { icon: 'logo.svg' } } } };
  const { problems } = await read(content, { 'logo.svg': svg('<path d="M0 0h9v9z"/>') });
  expect(problems).toEqual([
    'links.json: links.forum.icon: "logo.svg" is also the logo: give the icon a file of its own',
  ]);
});

const PNG = pngFile(32, 32);

const DARK = '@media (prefers-color-scheme:dark){path{fill:#fff}}';
const TWO_COLOURS = svg(`<style>${DARK}</style><path d="M0 0h9v9z"/>`);
const CUT = bytesOf(PNG.slice(0, -30), PNG.slice(-12));

test.each<[string, string | Uint8Array, ...string[]]>([
  ['icon.png', PNG],
  ['icon.svg', TWO_COLOURS],
  ['icon.png', svg(''), '(file): is not a PNG file: it does not begin with the PNG signature'],
  ['icon.png', CUT, '(file): is not a complete PNG picture: save it again, or choose another one'],
  ['icon.svg', svg('<script/>'), 'line 2: <script> is not allowed: remove it'],
  ['icon.png', new Uint8Array(11_000), '(file): is 11 kB, but the limit is 10 kB'],
])('the favicon %s is judged by its bytes (%#)', async (name, file, ...problems) => {
  const result = await read({ 'brand.json': { favicon: name } }, { [name]: file });
  expect(result.problems).toEqual(problems.map((problem) => `images/${name}: ${problem}`));
});
