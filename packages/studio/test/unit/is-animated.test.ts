/** Whether a picture that somebody uploads moves, by its bytes. */

import { expect, test } from 'vitest';
import { bytesOf, jpegFile, pngChunk, pngFile, riff, vp8 } from '../../../../test/support/picture-files.ts';
import { isAnimated } from '../../src/page/pictures/is-animated.ts';

const png = pngFile(64);
const extended = (flags: number) => riff(['VP8X', bytesOf([flags, 0, 0, 0, 8, 0, 0, 8, 0, 0])], ['VP8 ', vp8(9, 9)]);
const box = (...brands: readonly string[]) => bytesOf([0, 0, 0, 8 + 4 * brands.length], 'ftyp', brands.join(''));

/** Of one pixel, with two colours for all frames. */
const header = bytesOf('GIF89a', [1, 0, 1, 0, 0x80, 0, 0], [0, 0, 0, 255, 255, 255]);
/** With a delay. */
const control = bytesOf([0x21, 0xf9, 4, 0, 10, 0, 0, 0]);
const frame = (flags = 0, colors: readonly number[] = []) =>
  bytesOf([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, flags, ...colors], [2, 2, 0x44, 1, 0]);
const gif = (...parts: readonly Uint8Array[]) => bytesOf(header, ...parts, [0x3b]);

test.each([
  ['a PNG', png, false],
  [
    'an animated PNG',
    bytesOf(png.slice(0, 33), pngChunk('acTL', bytesOf([0, 0, 0, 2, 0, 0, 0, 0])), png.slice(33)),
    true,
  ],
  ['a JPEG', jpegFile(64, 36), false],
  ['a WebP', riff(['VP8 ', vp8(9, 9)]), false],
  ['a WebP with transparency', extended(0x10), false],
  ['an animated WebP', extended(0x12), true],
  ['an AVIF', box('avif', '\0\0\0\0', 'mif1', 'miaf'), false],
  ['an animated AVIF', box('avis', '\0\0\0\0', 'avif', 'msf1'), true],
  ['a GIF', gif(control, frame()), false],
  ['a GIF whose only frame has colours of its own', gif(frame(0x80, [0, 0, 0, 255, 255, 255])), false],
  ['an animated GIF', gif(control, frame(), control, frame(0x80, [0, 0, 0, 255, 0, 0])), true],
  ['half a GIF', header.slice(0, 11), false],
  ['an empty file', bytesOf([]), false],
])('%s: %s', (_, file, expected) => {
  expect(isAnimated(file)).toBe(expected);
});
