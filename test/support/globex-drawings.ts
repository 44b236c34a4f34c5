/** Globex with a logo and icons of its own: a wordmark for wide rows and a mark for phones, each for both themes. */

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDrawings } from '../../packages/cli/src/drawings/read-drawings.ts';
import type { CompanyContent } from '../../src/content/company-content.ts';
import { GLOBEX_FILES, globex } from './globex.ts';

/** The variants have the same ids, as files from one editor do. */
const gradient = (from: string, to: string) =>
  `<defs><linearGradient id="a"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient><clipPath id="b"><rect width="24" height="24" rx="6"/></clipPath></defs>`;
const mark = (from: string, to: string) =>
  `${gradient(from, to)}<g clip-path="url(#b)"><rect width="24" height="24" fill="url(#a)"/></g><circle cx="12" cy="12" r="5" fill="#fff"/>`;
const letters = (color: string) =>
  [0, 1, 2, 3, 4, 5]
    .map((index) => `<path fill="${color}" transform="translate(${32 + index * 15})" d="M0 4h11v4H4v8h3v-3h4v7H0z"/>`)
    .join('');
const file = (width: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 24" width="${width}">${content}</svg>`;

const LIGHT = ['#00684a', '#0aa06e'] as const;
const DARK = ['#75e7bf', '#c8ffe9'] as const;

/** The colours of the first letter in each theme, as browsers compute them. */
export const LETTERS = { light: 'rgb(0, 61, 43)', dark: 'rgb(232, 255, 247)' };

const GLOBEX_IMAGES = {
  'globex.svg': file(120, mark(...LIGHT) + letters('#003d2b')),
  'globex-dark.svg': file(120, mark(...DARK) + letters('#e8fff7')),
  'mark.svg': file(24, mark(...LIGHT)),
  'mark-dark.svg': file(24, mark(...DARK)),
  'forum.svg': file(24, '<path fill="#f60" d="M2 4h20v12H10l-6 5v-5H2z"/>'),
  'pipes.svg': file(24, '<g fill="none" stroke="#f60" stroke-width="2"><path d="M3 6h18"/><path d="M3 18h18"/></g>'),
};

/** `brand.json` and `links.json`. */
export const FILES_WITH_DRAWINGS = {
  'brand.json': {
    ...GLOBEX_FILES['brand.json'],
    nameInLogo: true,
    logo: {
      wide: { light: 'globex.svg', dark: 'globex-dark.svg' },
      small: { light: 'mark.svg', dark: 'mark-dark.svg' },
    },
    social: {
      ...GLOBEX_FILES['brand.json'].social,
      'our-rss': { url: 'https://forum.example/globex', icon: 'forum.svg' },
    },
  },
  'links.json': {
    ...GLOBEX_FILES['links.json'],
    links: { ...GLOBEX_FILES['links.json'].links, 'pipelines-1': { url: '/pipelines/1', icon: 'pipes.svg' } },
  },
};

/** @param files replace those of the same name @param images replace those of the same name */
export async function globexWithDrawings(
  files: Readonly<Record<string, unknown>> = {},
  images: Readonly<Record<string, string>> = {},
): Promise<CompanyContent> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-globex-'));
  try {
    for (const [name, text] of Object.entries({ ...GLOBEX_IMAGES, ...images }))
      await writeFile(join(folder, name), text);
    const all = { ...FILES_WITH_DRAWINGS, ...files };
    return globex(all, await readDrawings(all, folder));
  } finally {
    await rm(folder, { recursive: true });
  }
}
