/** Whatever is uploaded, what is stored of it is a picture of its format, and would be stored the same again. */

import fc from 'fast-check';
import { expect } from 'vitest';
import { PictureError, type PictureFile } from '../../studio/pictures/picture-file.ts';
import { readPicture } from '../../studio/pictures/read-picture.ts';
import { bytesOf, jpegFile, pngFile, riff, vp8, vp8l } from '../support/picture-files.ts';
import { property } from './property.ts';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="u" viewBox="0 0 9 9"><style>.a{fill:url(#b)}</style><g id="b" class="a"><use href="#c" onclick="a()"/></g><script>a()</script><path d="M0 0&amp;"/></svg>';

const FILES: readonly Uint8Array[] = [
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

function read(bytes: Uint8Array): PictureFile | null {
  try {
    return readPicture(bytes);
  } catch (error) {
    expect(error).toBeInstanceOf(PictureError);
    return null;
  }
}

property('an upload is refused with a sentence, or rewritten for good', 300, upload, async (bytes) => {
  const picture = read(bytes);
  if (!picture) return;
  const again = read(picture.bytes);
  expect(again && { ...again, removed: [] }).toEqual({ ...picture, removed: [] });
  if (picture.extension !== 'svg') return;
  const text = new TextDecoder().decode(picture.bytes);
  expect(text).not.toMatch(/<[^>]*\son\w+=|<(?!\/?(?:svg|g|path|use|style)[\s/>])|javascript:|url\((?!#)/i);
});
