/** Which drawings an upload may be: those of programs, and up to what size each kind is fast to paint. */

import { expect, test } from 'vitest';
import { ACCEPTED, GROWING } from '../../../../test/support/svg-examples.ts';
import { readPicture } from '../../src/pictures/read-picture.ts';

const read = (file: string) => readPicture(new TextEncoder().encode(file));

test.each(Object.entries(ACCEPTED))('a drawing as of %s is accepted whole', async (_, file) => {
  expect(await read(file)).toMatchObject({ extension: 'svg', removed: [] });
});

test.each(Object.entries(GROWING))('%s are accepted up to a number', async (_, [largest, grow]) => {
  expect(await read(grow(largest))).toMatchObject({ extension: 'svg', removed: [] });
  await expect(read(grow(largest + 1))).rejects.toThrow(/as slow to paint as 1,0\d\d large shapes|100 kB/);
});
