/** Uploaded pictures: what the API takes, what it keeps of it, and when it deletes it. */

import { describe, expect, test } from 'vitest';
import { isPicture, largerPicture } from '../../../../src/contract/picture.ts';
import { ASSETS_PATH } from '../../../../src/release/release.ts';
import {
  bytesOf,
  jpegFile,
  pngChunk,
  pngFile,
  pngHeader,
  pngImage,
  riff,
  vp8,
  vp8l,
} from '../../../../test/support/picture-files.ts';
import { studioInProcess } from '../../../../test/support/studio-in-process.ts';
import { COSTLY } from '../../../../test/support/svg-examples.ts';
import type { ApiError } from '../../src/contract/api.ts';
import type { AuditList } from '../../src/contract/audit.ts';
import type { CardContent } from '../../src/contract/draft.ts';
import {
  MAX_PICTURE_BYTES,
  MAX_PICTURES,
  type PictureList,
  type UploadedPicture,
} from '../../src/contract/pictures.ts';

type Files = Readonly<Record<string, Uint8Array<ArrayBuffer> | string>>;

const FILE_NAME = 'team.png';

async function studio() {
  const api = await studioInProcess();
  const upload = async (files: Files, name = FILE_NAME) => {
    const form = new FormData();
    for (const [field, content] of Object.entries(files)) form.set(field, new File([content], name));
    const response = await api.fetch('/api/pictures', { method: 'POST', body: form });
    return { status: response.status, body: (await response.json()) as UploadedPicture & ApiError };
  };
  return {
    ...api,
    upload,
    /** @returns the picture as it is stored */
    async stored(content: Uint8Array<ArrayBuffer> | string): Promise<UploadedPicture & { readonly bytes: Uint8Array }> {
      const { status, body } = await upload({ picture: content });
      expect(body.message).toBe(undefined);
      expect(status).toBe(201);
      const file = api.pictures.files.get(body.path.slice(ASSETS_PATH.length));
      return { ...body, bytes: file?.bytes ?? new Uint8Array() } as never;
    },
    list: async () => (await api.call<PictureList>('GET', 'pictures')).body.pictures,
    remove: (path: string) => api.call<ApiError>('DELETE', `pictures/${path.slice(ASSETS_PATH.length)}`),
  };
}

const textOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

const NAMESPACE = 'http://www.w3.org/2000/svg';
const svg = (inside: string, attributes = 'viewBox="0 0 320 180"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;
const SHAPE = '<path d="M0 0h320v180H0z"/>';
const USES = '<g id="a"><path d="M0 0"/></g><g id="b"><use href="#a"/></g><use href="#b"/>';

const card = (image: string): CardContent => {
  const fields = { epigraph: 'Video', title: 'The platform', link: '/platform/', image };
  return { kind: 'card', languages: { en: fields, de: fields } };
};

test('a picture with its larger file has one path, which names both', async () => {
  const { upload, list, pictures } = await studio();
  const { status, body } = await upload({ picture: pngFile(360), larger: pngFile(720) });
  expect(status).toBe(201);
  expect(body).toMatchObject({ name: FILE_NAME, width: 360, height: 203, uploadedBy: 'local', removed: [] });
  expect(body.larger).toMatchObject({ width: 720, height: 405 });
  expect(isPicture(body.path)).toBe(true);
  const files = [body.path, largerPicture(body.path) ?? ''].map((path) => path.slice(ASSETS_PATH.length));
  expect([...pictures.files.keys()].sort()).toEqual(files.sort());
  expect(await list()).toEqual([{ ...body, removed: undefined, uses: [] }]);
});

test('uploading the same picture again returns the existing one', async () => {
  const { upload, list } = await studio();
  const first = await upload({ picture: pngFile(360) });
  const again = await upload({ picture: pngFile(360) }, 'copy.png');
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect(await list()).toHaveLength(1);
});

test('the newest picture comes first, and names keep only what people can read', async () => {
  const { upload, list, call } = await studio();
  for (const width of [300, 310, 320, 330]) await upload({ picture: pngFile(width) }, `${width}\u202e.png`);
  const times = (await list()).map(({ uploadedAt }) => uploadedAt);
  expect(times).toEqual(times.toSorted().reverse());
  expect((await list()).map(({ name }) => name).sort()).toEqual(['300.png', '310.png', '320.png', '330.png']);
  const { events } = (await call<AuditList>('GET', 'audit')).body;
  expect(events[0]).toMatchObject({
    action: 'picture-uploaded',
    subject: expect.stringMatching(/^pictures\/picture-/),
  });
});

describe('what is kept of a file', () => {
  test('PNG: no texts, and nothing after the end', async () => {
    const { stored } = await studio();
    const plain = pngFile(40, 30);
    const head = plain.slice(0, 33);
    const text = pngChunk('tEXt', bytesOf('Comment\0<script>alert(1)</script>'));
    const { bytes, width, height } = await stored(bytesOf(head, text, plain.slice(33), '<script>alert(2)</script>'));
    expect([width, height]).toEqual([40, 30]);
    expect(textOf(bytes)).toBe(textOf(plain));
  });

  test.each<[name: string, color: number, depth: number, bytesOfRow: number]>([
    ['black and white', 0, 1, 5],
    ['grey', 0, 8, 40],
    ['deep grey', 0, 16, 80],
    ['colours', 2, 8, 120],
    ['deep colours', 2, 16, 240],
    ['four colours of a palette', 3, 2, 10],
    ['a palette', 3, 8, 40],
    ['translucent grey', 4, 8, 80],
    ['translucent colours', 6, 8, 160],
    ['deep translucent colours', 6, 16, 320],
  ])('PNG: %s', async (_, color, depth, bytesOfRow) => {
    const file = pngImage({ color, depth, bytesOfRow });
    expect(textOf((await (await studio()).stored(file)).bytes)).toBe(textOf(file));
  });

  test('PNG: an interlaced image, also of a single pixel', async () => {
    const { stored } = await studio();
    // of 40 × 30 pixels in colours, seven passes of 5 × 4, 5 × 4, 10 × 4, 10 × 8, 20 × 7, 20 × 15 and 40 × 15 pixels
    const rows = 2 * 4 * 16 + 4 * 31 + 8 * 31 + 7 * 61 + 15 * 61 + 15 * 121;
    const file = pngImage({ color: 2, interlace: 1, data: new Uint8Array(rows) });
    expect(await stored(file)).toMatchObject({ width: 40, height: 30 });
    const pixel = pngImage({ width: 1, height: 1, color: 2, interlace: 1, data: new Uint8Array(4) });
    expect(await stored(pixel)).toMatchObject({ width: 1 });
  });

  test('JPEG: no Exif, comments and thumbnails, and nothing after the end', async () => {
    const { stored } = await studio();
    const file = jpegFile(64, 36, [
      [0xe1, 'Exif\0\0position'],
      [0xe2, 'ICC_PROFILE\0colours'],
      [0xe2, 'MPF\0another picture'],
      [0xfe, '<script>'],
    ]);
    const { bytes, width, height, path } = await stored(bytesOf(file, 'PK\x03\x04'));
    expect([width, height, path.split('.').at(-1)]).toEqual([64, 36, 'jpg']);
    expect(textOf(bytes)).toBe(textOf(jpegFile(64, 36, [[0xe2, 'ICC_PROFILE\0colours']])));
  });

  test('PNG: no Exif and texts, and nothing after the end', async () => {
    const { stored } = await studio();
    const [image, end] = [pngImage({}).slice(0, -12), pngChunk('IEND', bytesOf())];
    const extra = [pngChunk('eXIf', bytesOf('position')), pngChunk('tEXt', bytesOf('Author\0Ada'))];
    const { bytes } = await stored(bytesOf(image, ...extra, end, '<html>'));
    expect(textOf(bytes)).toBe(textOf(pngImage({})));
  });

  test('WebP: no Exif and XMP, and nothing after the end', async () => {
    const { stored } = await studio();
    const extended = (flags: number) => ['VP8X', bytesOf([flags, 0, 0, 0, 63, 0, 0, 35, 0, 0])] as const;
    const image = ['VP8 ', vp8(64, 36)] as const;
    const file = riff(
      extended(0x2c),
      ['ICCP', bytesOf('abc')],
      image,
      ['EXIF', bytesOf('position')],
      ['XMP ', bytesOf('x')],
    );
    const { bytes, width, height } = await stored(bytesOf(file, '<html>'));
    expect([width, height]).toEqual([64, 36]);
    expect(textOf(bytes)).toBe(textOf(riff(extended(0x20), ['ICCP', bytesOf('abc')], image)));
    expect(await stored(riff(['VP8L', vp8l(1440, 10)]))).toMatchObject({ width: 1440, height: 10 });
  });

  test.each<[name: string, inside: string, kept: string, removed: string[], attributes?: string]>([
    ['a script', `<script>alert(1)</script>${SHAPE}`, SHAPE, ['script']],
    ['a handler', `<g onclick="a()">${SHAPE}</g>`, `<g>${SHAPE}</g>`, ['onload', 'onclick'], 'onload="a()"'],
    ['HTML', `<foreignObject><iframe src="//a"/></foreignObject>${SHAPE}`, SHAPE, ['foreignObject']],
    ['a link', `<a xlink:href="javascript:alert(1)">${SHAPE}</a>`, '', ['a']],
    ['a prefix that hides a script', `<s:script xmlns:s="${NAMESPACE}">a()</s:script>${SHAPE}`, SHAPE, ['s:script']],
    ['another namespace', `<g xmlns="http://www.w3.org/1999/xhtml">${SHAPE}</g>`, `<g>${SHAPE}</g>`, []],
    ['an animation', `<g><set attributeName="href" to="javascript:a()"/></g>${SHAPE}`, `<g/>${SHAPE}`, ['set']],
    ['what editors note', `<title>A</title><metadata><x:a xmlns:x="u"/></metadata><!-- b -->${SHAPE}`, SHAPE, []],
    ['use of another file', '<use href="https://evil.example/a.svg#a"/>', '<use/>', ['use']],
    ['a paint of another file', `<g fill="url(//evil.example/#a)">${SHAPE}</g>`, `<g>${SHAPE}</g>`, ['fill']],
    ['a style with an address', `<style>path{fill:url(//evil.example)}</style>${SHAPE}`, SHAPE, ['fill']],
    ['a style with escapes', `<style>path{fill:\\75rl(//evil.example)}</style>${SHAPE}`, SHAPE, ['fill']],
    [
      'a style with @import',
      `<style><![CDATA[@import "//evil.example";path{fill:red}]]></style>${SHAPE}`,
      `<style>path{fill:red}</style>${SHAPE}`,
      ['@import'],
    ],
    [
      'what moves or flashes',
      '<style>.a{fill:red;animation:a 1s}.a:hover{fill:red}@keyframes a{}</style><g style="transition:fill 1s;fill:blue"/>',
      '<style>.a{fill:red}</style><g style="fill:blue"/>',
      ['animation', 'style', '@keyframes', 'transition'],
    ],
    [
      'nothing of colours for dark windows',
      `<style>/* a */ @media (prefers-color-scheme: dark) { .a, #b { fill : #fff } }</style>${SHAPE}`,
      `<style>@media (prefers-color-scheme: dark){.a,#b{fill:#fff}}</style>${SHAPE}`,
      [],
    ],
    ['references that browsers would decode', '<use href="#%61"/><g fill="url(#%61)"/>', '<use/><g/>', ['use', 'fill']],
    ['a picture inside', `<image href="data:image/png;base64,AAAA"/>${SHAPE}`, SHAPE, ['image']],
    ['markup in an attribute', '<g class="&quot;&gt;&lt;script&gt;" id="a&quot;&amp;"/>', '<g/>', ['class', 'id']],
    ['nothing of a few uses of uses', USES, USES, []],
    [
      'nothing of colours, styles and references inside',
      `<style>.a{fill:url("#g")}</style><linearGradient id="g"><stop stop-color="red"/></linearGradient>${SHAPE}`,
      `<style>.a{fill:url(&quot;#g&quot;)}</style><linearGradient id="g"><stop stop-color="red"/></linearGradient>${SHAPE}`,
      [],
    ],
  ])('SVG: %s', async (_, inside, kept, removed, attributes = '') => {
    const picture = await (await studio()).stored(svg(inside, `viewBox="0 0 320 180" ${attributes}`));
    const [, content] = /^<svg xmlns="[\w:./]+" viewBox="[\d ]+"(?:\/>|>(.*)<\/svg>)$/.exec(textOf(picture.bytes)) ?? [
      '',
      'not a drawing',
    ];
    expect(content ?? '').toBe(kept);
    expect(picture.removed).toEqual(removed);
  });

  test('SVG: one that is too large, or has no viewBox, gets one of its size', async () => {
    const { stored } = await studio();
    expect(await stored(svg(SHAPE, 'viewBox="0 0 2880 960"'))).toMatchObject({ width: 1440, height: 480 });
    const { bytes } = await stored(`<?xml version="1.0"?>\n<!DOCTYPE svg>\n${svg(SHAPE, 'width="80px" height="20"')}`);
    expect(textOf(bytes)).toBe(`<svg xmlns="${NAMESPACE}" viewBox="0 0 80 20">${SHAPE}</svg>`);
  });
});

const png = pngFile(40, 30);
const webp = riff(['VP8 ', vp8(64, 36)]);
const [NO_PICTURE, NO_PNG, NO_JPEG, NO_WEBP] = [
  /not a picture/,
  /not a complete PNG/,
  /not a complete JPEG/,
  /not a complete WebP/,
];
/** Of a canvas with these sides, less one, as bytes. */
const canvas = (flags: number, ...sides: number[]) => ['VP8X', bytesOf([flags, 0, 0, 0, ...sides])] as const;
const MOVES = pngChunk('acTL', bytesOf([0, 0, 0, 2, 0, 0, 0, 0]));

describe('a file is refused, and nothing stored', () => {
  test.each<[name: string, content: Uint8Array<ArrayBuffer> | string, message: RegExp]>([
    ['HTML named as PNG', '<!doctype html><script>alert(1)</script>', NO_PICTURE],
    ['HTML with a drawing inside', '<html><svg viewBox="0 0 1 1"/></html>', /has no <svg> element/],
    ['a program', bytesOf('\x7fELF', [0, 255, 254]), NO_PICTURE],
    ['GIF', bytesOf('GIF89a', [1, 0, 1, 0, 0, 0, 0, 0x3b]), NO_PICTURE],
    ['nothing', '', NO_PICTURE],
    ['only the signature of PNG', png.slice(0, 8), NO_PNG],
    ['half a PNG', png.slice(0, -20), NO_PNG],
    [
      'a PNG that begins with another part',
      bytesOf(png.slice(0, 8), pngChunk('IDAT', bytesOf([0])), png.slice(8)),
      NO_PNG,
    ],
    ['a PNG without an image', bytesOf(pngHeader(9, 9).slice(0, 33), pngChunk('IEND', bytesOf())), NO_PNG],
    ['a PNG whose data are damaged', pngImage({ change: (data) => data.with(3, 255) }), NO_PNG],
    ['a PNG whose data have another checksum', pngImage({ change: (data) => data.with(-1, 255) }), NO_PNG],
    ['a PNG whose data end too early', pngImage({ change: (data) => data.subarray(0, -6) }), NO_PNG],
    ['a PNG with a row too few', pngImage({ rows: 29 }), NO_PNG],
    ['a PNG with a row too many', pngImage({ rows: 31 }), NO_PNG],
    ['a PNG whose data are 82 million bytes', pngImage({ rows: 2_000_000 }), NO_PNG],
    ['a PNG with colours of 3 bits', pngImage({ depth: 3 }), NO_PNG],
    ['a PNG that moves', bytesOf(png.slice(0, 33), MOVES, png.slice(33)), /animated/],
    ['a PNG of 40,000 × 40,000 pixels', pngHeader(40_000, 40_000), /40000 × 40000 pixels/],
    ['a PNG without pixels', pngHeader(0, 9), /0 × 9 pixels/],
    ['half a JPEG', jpegFile(64, 36).slice(0, -6), NO_JPEG],
    ['a JPEG without a size', bytesOf([0xff, 0xd8, 0xff, 0xd9]), NO_JPEG],
    ['a JPEG of 40,000 × 40,000 pixels', jpegFile(40_000, 40_000), /40000 × 40000 pixels/],
    ['half a WebP', webp.slice(0, -4), NO_WEBP],
    ['a WebP with two images', riff(['VP8 ', vp8(9, 9)], ['VP8 ', vp8(9, 9)]), NO_WEBP],
    ['a WebP without an image', riff(['EXIF', bytesOf('a')]), NO_WEBP],
    ['a WebP that moves', riff(canvas(2, 8, 0, 0, 8, 0, 0), ['ANIM', bytesOf('abcdef')]), /animated/],
    ['a WebP with a huge canvas', riff(canvas(0, 255, 255, 255, 8, 0, 0), ['VP8 ', vp8(9, 9)]), NO_WEBP],
    ['a JPEG with two frames', bytesOf(jpegFile(9, 9).slice(0, 33), jpegFile(9, 9).slice(20)), NO_JPEG],
    ['a WebP of 16,384 pixels', riff(['VP8L', vp8l(16_384, 9)]), /16384 × 9 pixels/],
    [
      'one byte too many',
      bytesOf(png, new Uint8Array(MAX_PICTURE_BYTES + 1 - png.length)),
      /101 kB, and the limit is 100/,
    ],
    [
      'a drawing that is not closed',
      '<svg viewBox="0 0 1 1"><g></svg>',
      /^Line 1 of .* Missing end tag for element g\.$/,
    ],
    ['a drawing without a size', svg(SHAPE, 'width="100%"'), /no size/],
    ['entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('<g>&a;</g>')}`, /Named entity isn't defined: &a;/],
    ['thousands of groups', svg(`${'<g>'.repeat(10_000)}${'</g>'.repeat(10_000)}`), /nested too deeply/],
  ])('%s', async (_, content, message) => {
    const { upload, pictures } = await studio();
    const { status, body } = await upload({ picture: content });
    expect(body.message).toMatch(message);
    expect(status).toBe(422);
    expect(pictures.files.size).toBe(0);
  });

  test.each(Object.entries(COSTLY))('a drawing with %s', async (_, [file, line, reason]) => {
    const { upload } = await studio();
    const { status, body } = await upload({ picture: file });
    const where = line === null ? 'The file' : `Line ${line} of the file`;
    expect([status, body.message]).toEqual([422, `${where} ${reason}.`]);
  });

  test.each<[name: string, files: Files]>([
    ['another format', { picture: png, larger: jpegFile(80, 60) }],
    ['another shape', { picture: png, larger: pngFile(80, 80) }],
    ['no more pixels', { picture: png, larger: pngFile(40, 30, 1) }],
    ['a drawing', { picture: svg(SHAPE), larger: svg(SHAPE, 'viewBox="0 0 640 360"') }],
  ])('as the larger file: %s', async (_, files) => {
    const { upload, pictures } = await studio();
    expect(await upload(files)).toMatchObject({ status: 422, body: { error: 'invalid' } });
    expect(pictures.files.size).toBe(0);
  });

  test.each<[name: string, status: number, body: BodyInit, type: string | null]>([
    ['no form', 400, '{}', 'application/json'],
    ['a damaged form', 400, '--a\r\nContent', 'multipart/form-data; boundary=a'],
    ['a form without a file', 400, new URLSearchParams({ picture: 'text' }), null],
    ['a form of half a megabyte', 413, new Uint8Array(500_000), 'multipart/form-data; boundary=a'],
  ])('%s', async (_, status, body, type) => {
    const { fetch } = await studio();
    const headers = type ? { 'content-type': type } : {};
    const response = await fetch('/api/pictures', { method: 'POST', body, headers });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: 'invalid' });
  });
});

test('an upload that stops halfway leaves no picture, and can be repeated', async () => {
  const { upload, list, pictures } = await studio();
  const put = pictures.bucket.put;
  const files = { picture: pngFile(360), larger: pngFile(720) };
  pictures.bucket.put = (key, ...rest) =>
    key.startsWith('picture-') ? Promise.reject(new Error('R2 has failed')) : put(key, ...rest);
  expect((await upload(files)).status).toBe(500);
  expect(await list()).toEqual([]);
  pictures.bucket.put = put;
  expect((await upload(files)).status).toBe(201);
  expect(await list()).toHaveLength(1);
});

test('there is a limit to the number of pictures', async () => {
  const { upload, pictures } = await studio();
  const { body } = await upload({ picture: png });
  const stored = pictures.files.get(body.path.slice(ASSETS_PATH.length));
  if (!stored) throw new Error('not stored');
  for (let index = 1; index < MAX_PICTURES; index++) {
    pictures.files.set(`picture-${index.toString(16).padStart(10, '0')}.png`, stored);
  }
  expect(await upload({ picture: pngFile(50) })).toMatchObject({
    status: 422,
    body: { message: expect.stringContaining('1,000') },
  });
});

test('the list says which cards show a picture, and a picture that something shows stays', async () => {
  const { upload, entry, change, publish, call, list, remove, pictures } = await studio();
  const { body } = await upload({ picture: pngFile(360), larger: pngFile(720) });
  const added = await change(await entry('platform-video', 'card'), card(body.path));
  const inUse = (where: string) => ({ status: 422, body: { message: expect.stringContaining(where) } });
  const use = { card: 'platform-video', languages: ['de', 'en'] };
  const uses = async () => (await list())[0]?.uses;
  expect(await uses()).toEqual([{ where: 'draft', ...use }]);
  expect(await remove(body.path)).toMatchObject(inUse('in the draft'));

  await publish();
  expect(await uses()).toEqual(['draft', 'published'].map((where) => ({ where, ...use })));
  const changed = await change(added, card('teaser-roi'));
  expect(await uses()).toEqual([{ where: 'published', ...use }]);
  await publish();
  expect(await uses()).toEqual([]);
  expect(await remove(body.path)).toMatchObject(inUse('version 2'));
  expect(pictures.files.size).toBe(2);

  const other = await upload({ picture: pngFile(300) });
  const used = await change(changed, card(other.body.path));
  await call('POST', 'shares', { days: 1 });
  await change(used, card('teaser-roi'));
  expect(await remove(other.body.path)).toMatchObject(inUse('shared preview'));
});

test('an unused picture is deleted with its files, except those that others share', async () => {
  const { upload, list, remove, pictures } = await studio();
  const first = await upload({ picture: pngFile(360), larger: pngFile(720) });
  const second = await upload({ picture: pngFile(300), larger: pngFile(720) });
  expect((await remove(first.body.path)).status).toBe(204);
  expect((await list()).map(({ path }) => path)).toEqual([second.body.path]);
  expect(pictures.files.size).toBe(2);
  expect((await remove(second.body.path)).status).toBe(204);
  expect(pictures.files.size).toBe(0);
  expect((await remove(second.body.path)).status).toBe(404);
});

test('nothing but pictures is deleted or listed', async () => {
  const { call, list, pictures } = await studio();
  const stored = { bytes: bytesOf('a'), customMetadata: {} };
  const names = ['chrome-1a2b3c4d5e.css', 'picture-1a2b3c4d5e.css', 'picture-1a2b3c4d5e.png'];
  for (const name of names) pictures.files.set(name, stored);
  for (const name of [...names, '..%2Fchrome-1a2b3c4d5e.css'])
    expect((await call('DELETE', `pictures/${name}`)).status).toBe(404);
  expect([...pictures.files.keys()]).toEqual(names);
  expect(await list()).toEqual([]);
});

test('a card may show a picture, but no other path of the service', async () => {
  const { upload, put } = await studio();
  const { body } = await upload({ picture: pngFile(360) });
  const problems = async (image: string, id: string) => (await put(id, card(image))).body.problems;
  expect(await problems(body.path, 'a')).toEqual([]);
  for (const path of ['/chrome/assets/chrome-1a2b3c4d5e.css', '/chrome/header', '/pictures/a.png']) {
    expect(await problems(path, `b${path.length}`)).toHaveLength(2);
  }
});

test('a card with a picture that was deleted meanwhile cannot be published', async () => {
  const { upload, add, check, call, pictures } = await studio();
  const { body } = await upload({ picture: pngFile(360) });
  const { revision } = await add('launch', card(body.path));
  pictures.files.clear();
  const entries = [{ kind: 'card' as const, id: 'launch', revision }];
  const problem = { kind: 'card', id: 'launch', field: 'image', reason: expect.stringContaining('deleted') };
  const problems = ['de', 'en'].map((language) => ({ ...problem, language }));
  expect((await check(entries.map(({ kind, id }) => ({ kind, id })))).problems).toEqual(problems);
  const publish = { since: 1, entries, reason: 'a test', acknowledged: [] };
  expect(await call('POST', 'versions', publish)).toMatchObject({ status: 422, body: { problems } });
});
