/** A site with only what docs/frameworks.md shows for Next.js. */

import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { copyExample, type InstalledExample } from '../../../tools/examples/install-example.ts';

const DOCUMENT = new URL('../../../docs/frameworks.md', import.meta.url);
const BLOCK = /^ *```(\w+)\n(.*?)\n *```$/gms;
const PAGE = 'export default function Page() {\n  return <h1>Plans</h1>;\n}\n';

interface Recipe {
  /** Contents by path, from the blocks that begin with their path. */
  readonly files: ReadonlyMap<string, string>;
  /** What begins `chromeIn` with Cache Components. */
  readonly cached: string;
  /** The script that builds an export, with the service's origin. */
  readonly exportScript: string;
  /** What the layout of an export has instead of `chromeFor`. */
  readonly exported: string;
}

export async function nextRecipe(): Promise<Recipe> {
  const document = await readFile(DOCUMENT, 'utf8');
  const section = document.split(/^## /m).find((text) => text.startsWith('Next.js\n')) ?? '';
  const blocks = [...section.matchAll(BLOCK)].map(([, language, text = '']) => ({
    language,
    text: text.replace(/^ {2}/gm, text.startsWith('  ') ? '' : '$&'),
  }));
  const files = blocks.flatMap(({ text }) => {
    const path = /^\/\/ (\S+)\n/.exec(text)?.[1];
    return path === undefined ? [] : [[path, text] as const];
  });
  const [cached = '', exportScript = '', exported = ''] = blocks
    .filter(({ text }) => !text.startsWith('// '))
    .map(({ text }) => text);
  return { files: new Map(files), cached, exportScript, exported };
}

/**
 * Copies the installed example, with the given files in place of its own.
 *
 * @param installed where the example is installed
 */
export async function nextSite(installed: string, files: Readonly<Record<string, string>>): Promise<InstalledExample> {
  const copy = await copyExample(installed);
  for (const own of ['app', 'chrome.ts', 'next.config.ts'])
    await rm(join(copy.directory, own), { recursive: true, force: true });
  for (const [path, text] of Object.entries({ ...files, 'app/page.tsx': PAGE, 'app/pricing/page.tsx': PAGE })) {
    await mkdir(dirname(join(copy.directory, path)), { recursive: true });
    await writeFile(join(copy.directory, path), text);
  }
  return copy;
}
