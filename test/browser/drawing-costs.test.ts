/** Chromium paints every drawing that is accepted within 100 ms, on the sharpest screen that has files of its own. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../../studio/contract/pictures.ts';
import { useBrowser } from '../support/browser.ts';
import { largestSize, storedDrawing } from '../support/largest-drawing.ts';
import { ACCEPTED, GROWING } from '../support/svg-examples.ts';

const { open } = useBrowser();

const MAX_MILLISECONDS = 100;

/**
 * Reads the file, and paints it into a canvas without the help of a graphics card, so that reading a pixel waits for it.
 * Other programs can only make it slower: tries up to twenty times until it is fast enough.
 */
const paint = (page: Page, file: string, attempts = 20) =>
  page.evaluate(
    async ({ file, attempts, enough, width, height }) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height });
      const context = canvas.getContext('2d', { willReadFrequently: true });
      let fastest = Number.POSITIVE_INFINITY;
      for (let attempt = 0; attempt < attempts && fastest > enough; attempt++) {
        const started = performance.now();
        const image = new Image();
        image.src = URL.createObjectURL(new Blob([file], { type: 'image/svg+xml' }));
        await image.decode();
        context?.drawImage(image, 0, 0, width, height);
        context?.getImageData(0, 0, 1, 1);
        fastest = Math.min(fastest, performance.now() - started);
        URL.revokeObjectURL(image.src);
      }
      return { fastest, isPainted: context?.getImageData(0, 0, width, height).data.some((value) => value > 0) };
    },
    { file, attempts, enough: MAX_MILLISECONDS, width: 2 * PICTURE_WIDTH, height: 2 * PICTURE_HEIGHT },
  );

const openEmpty = async () => (await open({ document: () => '<!doctype html><title>Drawings</title>' })).page;

describe('is painted within 100 ms', () => {
  test.each(Object.entries(ACCEPTED))('a drawing as of %s', async (_, file) => {
    const { fastest, isPainted } = await paint(await openEmpty(), (await storedDrawing(file)) ?? '');
    expect(isPainted).toBe(true);
    expect(fastest).toBeLessThan(MAX_MILLISECONDS);
  });

  test.each(Object.entries(GROWING))('the largest drawing of %s', async (_, grow) => {
    const file = await storedDrawing(grow(await largestSize(grow)));
    const { fastest, isPainted } = await paint(await openEmpty(), file ?? '');
    expect(isPainted).toBe(true);
    expect(fastest).toBeLessThan(MAX_MILLISECONDS);
  });
});

test('a drawing ten times as large is refused, and takes longer', async () => {
  const { masks } = GROWING;
  const file = masks?.(10 * (await largestSize(masks))) ?? '';
  expect(await storedDrawing(file)).toBe(null);
  expect((await paint(await openEmpty(), file, 3)).fastest).toBeGreaterThan(MAX_MILLISECONDS);
});
