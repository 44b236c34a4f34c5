/** Which drawings an upload may be: those of programs, and up to what size each kind is fast to paint. */

import { expect, test } from 'vitest';
import { readPicture } from '../../studio/pictures/read-picture.ts';
import { largestSize } from '../support/largest-drawing.ts';
import { ACCEPTED, GROWING } from '../support/svg-examples.ts';

test.each(Object.entries(ACCEPTED))('a drawing as of %s is accepted whole', async (_, file) => {
  expect(await readPicture(new TextEncoder().encode(file))).toMatchObject({ extension: 'svg', removed: [] });
});

test('each kind of drawing has its largest size', async () => {
  const sizes: Record<string, number> = {};
  for (const [name, grow] of Object.entries(GROWING)) sizes[name] = await largestSize(grow);
  expect(sizes).toEqual({
    shapes: 819,
    circles: 819,
    'small shapes': 4756,
    'empty groups': 8322,
    copies: 80,
    'copied shapes': 745,
    gradients: 36,
    'gradients in strips': 34,
    'colours of gradients': 569,
    masks: 9,
    'masks inside masks': 9,
    'masks of masks': 8,
    'clip paths': 22,
    'joined clip paths': 107,
    'groups with opacity': 30,
    'groups with opacity inside each other': 32,
    'outlined shapes with opacity': 26,
    outlines: 4594,
    curves: 3787,
    strokes: 1460,
    'stroked curves': 1229,
    'stroked arcs': 155,
    'round joins': 639,
    'round caps': 1273,
    dashes: 29754,
    'wide dashes': 90,
    'round dashes': 351,
  });
});
