/** Links between the documents lead to files and headings that exist, and decisions name each other both ways. */

import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const markdownIn = async (folder: string) =>
  (await readdir(join(ROOT, folder))).filter((file) => file.endsWith('.md')).map((file) => join(folder, file));
const PAGES = [...(await markdownIn('.')), ...(await markdownIn('docs')), ...(await markdownIn('docs/decisions'))];

const textOf = async (page: string) => (await readFile(join(ROOT, page), 'utf8')).replaceAll(/^ *```.*?^ *```/gms, '');

/** As GitHub names a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/&[a-z]+;|[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

test.each(PAGES)('%s', async (page) => {
  const broken: string[] = [];
  for (const [, link = ''] of (await textOf(page)).matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^https?:/.test(link)) continue;
    const [path = '', anchor] = link.split('#');
    const target = path ? join(dirname(page), path) : page;
    const exists = existsSync(join(ROOT, target));
    const headings = anchor && exists ? [...(await textOf(target)).matchAll(/^#+ (.*)$/gm)] : [];
    if (!exists || (anchor && !headings.some(([, heading = '']) => anchorOf(heading) === anchor))) broken.push(link);
  }
  expect(broken).toEqual([]);
});

test('a decision whose status names another is named in the status of that one', async () => {
  const decisions = PAGES.filter((page) => page.startsWith('docs/decisions/'));
  const pairs = decisions.map(async (page) => {
    const [status = ''] = /^\*\*Status\.\*\* .*$/m.exec(await textOf(page)) ?? [];
    return [...status.matchAll(/\]\(([^)]+)\)/g)].map(([, other]) => [basename(page), other].join(' '));
  });
  const named = new Set((await Promise.all(pairs)).flat());
  expect(named.size).toBeGreaterThan(0);
  expect([...named].filter((pair) => !named.has(pair.split(' ').toReversed().join(' ')))).toEqual([]);
});
