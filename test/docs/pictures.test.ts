/** The pictures of README.md and the docs exist, and those of the Studio are all shown. */

import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { pngWidth } from '../../scripts/pictures/png-width.ts';
import { STUDIO_PICTURES, STUDIO_WIDTH } from '../../scripts/pictures/studio-pictures.ts';

const ROOT = new URL('../../', import.meta.url);

interface NamedPicture {
  readonly page: string;
  readonly description: string;
  /** From the page. */
  readonly path: string;
}

async function namedPictures(): Promise<NamedPicture[]> {
  const pages = ['README.md', ...(await readdir(new URL('docs/', ROOT))).map((file) => `docs/${file}`)];
  const named = await Promise.all(
    pages
      .filter((page) => page.endsWith('.md'))
      .map(async (page) => {
        const text = await readFile(new URL(page, ROOT), 'utf8');
        return [...text.matchAll(/!\[([^\]]*)\]\(([^)\s]+)\)/g)].map(([, description = '', path = '']) => ({
          page,
          description,
          path,
        }));
      }),
  );
  return named.flat();
}

test('every picture that a page names exists and is described', async () => {
  const pictures = await namedPictures();
  expect(pictures.length).toBeGreaterThan(STUDIO_PICTURES.length);
  for (const { page, description, path } of pictures) {
    expect([page, path, description]).not.toContain('');
    expect((await readFile(new URL(path, new URL(page, ROOT)))).length).toBeGreaterThan(0);
  }
});

describe.each(STUDIO_PICTURES)('$name', ({ name }) => {
  test('is shown once in docs/editors.md, and no wider than the window', async () => {
    const pictures = (await namedPictures()).filter(({ page }) => page === 'docs/editors.md');
    expect(pictures.filter(({ path }) => path === `images/${name}.png`).length).toBe(1);
    expect(pngWidth(await readFile(new URL(`docs/images/${name}.png`, ROOT)))).toBeLessThanOrEqual(STUDIO_WIDTH);
  });
});
