/** Links between the documents lead to files and headings that exist, here and in the packages. */

import { existsSync } from 'node:fs';
import { glob, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../../packages/cli/src/root.ts';
import { writePages } from '../../tools/package-pages.ts';

const markdownIn = async (folder: string) =>
  (await readdir(join(ROOT, folder))).filter((file) => file.endsWith('.md')).map((file) => join(folder, file));
const PAGES = [...(await markdownIn('.')), ...(await markdownIn('docs')), ...(await markdownIn('docs/decisions'))];

const textOf = async (page: string, root = ROOT) =>
  (await readFile(join(root, page), 'utf8')).replaceAll(/^ *```.*?^ *```/gms, '');

/** As GitHub names a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/&[a-z]+;|[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

async function brokenLinks(page: string, root = ROOT): Promise<readonly string[]> {
  const broken: string[] = [];
  for (const [, link = ''] of (await textOf(page, root)).matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^https?:/.test(link)) continue;
    const [path = '', anchor] = link.split('#');
    const target = path ? join(dirname(page), path) : page;
    const exists = existsSync(join(root, target));
    const headings = anchor && exists ? [...(await textOf(target, root)).matchAll(/^#+ (.*)$/gm)] : [];
    if (!exists || (anchor && !headings.some(([, heading = '']) => anchorOf(heading) === anchor))) broken.push(link);
  }
  return broken;
}

test.each(PAGES)('%s', async (page) => {
  expect(await brokenLinks(page)).toEqual([]);
});

describe('the packages', () => {
  let folder: string;
  let packed: readonly string[];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portico-pages-'));
    await writePages(folder);
    packed = await Array.fromAsync(glob('**/*.md', { cwd: folder }));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('have no link that leads nowhere', async () => {
    expect(packed).toEqual(expect.arrayContaining(['README.md', 'docs/deploying.md']));
    const broken = packed.map(async (page) => (await brokenLinks(page, folder)).map((link) => `${page}: ${link}`));
    expect((await Promise.all(broken)).flat()).toEqual([]);
    expect(await brokenLinks('README.md', join(ROOT, 'packages/host'))).toEqual([]);
    // and those that lead somewhere are still links
    expect(await textOf('README.md', folder)).toContain('](docs/deploying.md)');
  });

  test('have the pages that messages name', async () => {
    const sources = await Array.fromAsync(
      glob('{src/**,client/**,packages/{cli,studio}/src/**,packages/studio}/*.{ts,tsx,toml}', { cwd: ROOT }),
    );
    const named = sources.map(async (path) => {
      const code = (await readFile(join(ROOT, path), 'utf8')).replaceAll(/\/\*\*.*?\*\/|^ *\/\/.*?$/gms, '');
      const pages = [...code.matchAll(/docs\/([\w/-]+\.md)|pathToPage\('([^']+)'\)/g)];
      return pages.map(([, page, other]) => `docs/${page ?? other}`);
    });
    const all = (await Promise.all(named)).flat();
    expect(all.length).toBeGreaterThan(5);
    expect(all.filter((page) => !packed.includes(page))).toEqual([]);
  });
});
