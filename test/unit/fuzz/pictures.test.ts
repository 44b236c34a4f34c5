/** Whatever is uploaded, what is stored of it is a picture of its format, and would be stored the same again. */

import { parseXml, XmlElement } from '@rgrove/parse-xml';
import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { expect } from 'vitest';
import { PictureError, type PictureFile } from '../../../packages/studio/src/pictures/formats/picture-file.ts';
import { readPicture } from '../../../packages/studio/src/pictures/read-picture.ts';
import { bytesOf, jpegFile, pngFile, riff, vp8, vp8l } from '../../support/picture-files.ts';
import { property } from './property.ts';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="u" viewBox="0 0 9 9"><style>.a{fill:url(#b)}</style><g id="b" class="a"><use href="#c" onclick="a()"/></g><script>a()</script><path d="M0 0&amp;"/></svg>';

const FILES: readonly Uint8Array<ArrayBuffer>[] = [
  pngFile(9, 9),
  jpegFile(9, 9, [[0xe1, 'Exif\0\0']]),
  riff(['VP8X', bytesOf([12, 0, 0, 0, 8, 0, 0, 8, 0, 0])], ['VP8 ', vp8(9, 9)], ['EXIF', bytesOf('abc')]),
  riff(['VP8L', vp8l(9, 9)]),
  new TextEncoder().encode(DRAWING),
];

/** A file with some bytes changed, cut out or added. */
const upload = fc
  .record({
    file: fc.constantFrom(...FILES),
    changes: fc.array(fc.record({ at: fc.nat(600), cut: fc.nat(12), added: fc.uint8Array({ maxLength: 12 }) }), {
      maxLength: 4,
    }),
    text: fc.constantFrom(
      '',
      '<script>',
      '<s:script xmlns:s="http://www.w3.org/2000/svg">',
      ' onload="a()"',
      '<a href="javascript:a()">',
      '\\75rl(//a)',
    ),
  })
  .map(({ file, changes, text }) =>
    changes.reduce(
      (bytes, { at, cut, added }) => bytesOf(bytes.slice(0, at), added, text, bytes.slice(at + cut)),
      bytesOf(file),
    ),
  );

async function read(bytes: Uint8Array<ArrayBuffer>): Promise<PictureFile | null> {
  try {
    return await readPicture(bytes);
  } catch (error) {
    expect(error).toBeInstanceOf(PictureError);
    return null;
  }
}

async function expectStoredTheSame(picture: PictureFile): Promise<void> {
  const again = await read(picture.bytes);
  expect(again && { ...again, removed: [] }).toEqual({ ...picture, removed: [] });
}

property('an upload is refused with a sentence, or rewritten for good', 300, upload, async (bytes) => {
  const picture = await read(bytes);
  if (!picture) return;
  await expectStoredTheSame(picture);
  if (picture.extension !== 'svg') return;
  const text = new TextDecoder().decode(picture.bytes);
  expect(text).not.toMatch(/<[^>]*\son\w+=|<(?!\/?(?:svg|g|path|use|style)[\s/>])|javascript:|url\((?!#)/i);
});

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const shape = fc.constantFrom('<path d="M0 0h9v9z"/>', '<rect width="9" height="9"/>', '<circle r="4"/>');
const attribute = fc.oneof(
  fc.tuple(fc.constantFrom('mask', 'clip-path', 'fill', 'stroke'), id).map(([name, of]) => `${name}="url(#${of})"`),
  id.map((of) => `class="${of}"`),
  id.map((of) => `style="mask: url('#${of}'); animation: a 1s"`),
  fc.constantFrom('opacity=".5"', 'stroke="red"', 'stroke-dasharray="1e-6"', 'transform="scale(9)"', 'onclick="a()"'),
);
const { node } = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    shape,
    id.map((of) => `<use href="#${of}"/>`),
    fc
      .tuple(
        fc.constantFrom('g', 'defs', 'symbol', 'mask', 'clipPath', 'linearGradient', 'svg', 'animate', 'a'),
        fc.uniqueArray(attribute, { maxLength: 2, selector: (text) => text.split('=')[0] }),
        fc.array(tie('node'), { maxLength: 4 }),
      )
      .map(([name, attributes, children]) => `<${name} ${attributes.join(' ')}>${children.join('')}</${name}>`),
  ),
}));

/** Parts that refer to each other, each repeated, so that some drawings are bombs. */
const drawing = fc
  .record({
    parts: fc.array(fc.tuple(fc.constantFrom('g', 'symbol', 'mask', 'clipPath'), node, fc.nat(12)), { maxLength: 6 }),
    rules: fc.array(fc.tuple(id, id), { maxLength: 2 }),
    inside: fc.array(node, { maxLength: 4 }),
  })
  .map(({ parts, rules, inside }) => {
    const defined = parts.map(
      ([name, part, times], index) => `<${name} id="${'abcdef'[index]}">${part.repeat(times)}</${name}>`,
    );
    const style = rules.map(([selector, of]) => `.${selector}{clip-path:url(#${of})}.${selector}:hover{fill:red}`);
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><style>${style.join('')}</style>${defined.join('')}${inside.join('')}</svg>`;
  });

type Node = readonly [name: string, attributes: Readonly<Record<string, string>>, children: readonly Node[]];

const asXml = ({ name, attributes, children }: XmlElement): Node => [
  name,
  { ...attributes },
  children.flatMap((child) => (child instanceof XmlElement ? [asXml(child)] : [])),
];
const asHtml = ({ tagName, attrs, childNodes }: DefaultTreeAdapterTypes.Element): Node => [
  tagName,
  Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
  childNodes.flatMap((child) => ('tagName' in child ? [asHtml(child)] : [])),
];

const KNOWN =
  /^(?:svg|g|defs|symbol|use|path|rect|circle|mask|clipPath|linearGradient|style|xmlns|viewBox|id|class|href|d|width|height|r|fill|stroke|clip-path|opacity|transform|stroke-dasharray)$/;

/** What browsers paint, one by one, up to a number. */
function paintedIn(root: Node, most: number): number {
  const byId = new Map<string | undefined, Node>();
  const visit = (part: Node): void => {
    if (part[1].id !== undefined && !byId.has(part[1].id)) byId.set(part[1].id, part);
    part[2].forEach(visit);
  };
  visit(root);
  let painted = 0;
  const paint = (part: Node | undefined): void => {
    if (!part || painted > most) return;
    const [name, attributes, children] = part;
    if (/^(?:path|rect|circle)$/.test(name)) painted += 1;
    for (const property of ['mask', 'clip-path']) {
      const of = new RegExp(`(?:^|;)${property}:url\\(['"]?#(\\w)`).exec(attributes.style ?? '')?.[1];
      paint(byId.get(of ?? /#(\w)/.exec(attributes[property] ?? '')?.[1]));
    }
    if (name === 'use') paint(byId.get(attributes.href?.slice(1)));
    for (const child of children) {
      if (!/^(?:defs|symbol|mask|clipPath|linearGradient)$/.test(child[0])) paint(child);
    }
  };
  paint(root);
  return painted;
}

property('a drawing of many references is refused, or paints few shapes of known parts', 300, drawing, async (text) => {
  const picture = await read(new TextEncoder().encode(text));
  if (!picture) return;
  await expectStoredTheSame(picture);
  const stored = new TextDecoder().decode(picture.bytes);
  const { root } = parseXml(stored);
  if (!root) throw new Error('nothing is stored');
  const tree = asXml(root);
  // whatever parses it
  expect(asHtml(parseFragment(stored).childNodes[0] as DefaultTreeAdapterTypes.Element)).toEqual(tree);
  const names = (part: Node): string[] => [part[0], ...Object.keys(part[1]), ...part[2].flatMap(names)];
  expect(names(tree).filter((name) => !KNOWN.test(name) && name !== 'style')).toEqual([]);
  expect(stored).not.toMatch(/animation|hover/);
  expect(paintedIn(tree, 50_000)).toBeLessThanOrEqual(50_000);
});
