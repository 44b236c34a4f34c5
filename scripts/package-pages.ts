/** The documentation in the package: pages and examples, without pictures and without what is about this repository. */

import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The page that is also the package's README. */
const FIRST_PAGE = 'docs/your-own-chrome.md';

/** For people who change Portico itself. */
const OF_REPOSITORY = ['architecture.md'];

/** Copies pages and examples; links lead to what is copied, and others become text. */
export async function writePages(directory: string): Promise<void> {
  const files = await exampleFiles();
  for (const file of files) {
    await mkdir(dirname(join(directory, file)), { recursive: true });
    await cp(join(ROOT, file), join(directory, file));
  }
  const names = await readdir(join(ROOT, 'docs'));
  const pages = names
    .filter((name) => name.endsWith('.md') && !OF_REPOSITORY.includes(name))
    .map((name) => `docs/${name}`);
  const packed = [...pages, ...files];
  await mkdir(join(directory, 'docs'), { recursive: true });
  for (const page of pages) {
    const text = await readFile(join(ROOT, page), 'utf8');
    await writeFile(join(directory, page), withLinks(text, page, page, packed));
    if (page === FIRST_PAGE) await writeFile(join(directory, 'README.md'), withLinks(text, page, 'README.md', packed));
  }
}

/** Without what builds and installs have left there. */
async function exampleFiles(): Promise<readonly string[]> {
  const { stdout } = await promisify(execFile)('git', ['ls-files', '-z', 'examples'], { cwd: ROOT });
  return stdout.split('\0').filter((file) => file !== '' && !file.endsWith('.png'));
}

/** @param from the page's path in the repository @param to in the package @param packed all paths there */
function withLinks(text: string, from: string, to: string, packed: readonly string[]): string {
  return text
    .replaceAll(/!\[[^\]]*\]\([^)]*\)\n*/g, '')
    .replaceAll(/\[([^\]]*)\]\(([^)\s]+)\)/g, (whole, label: string, target: string) => {
      const [path = '', anchor] = target.split('#');
      if (path === '' || path.includes(':')) return whole;
      const file = posix.join(posix.dirname(from), path);
      const isPacked = packed.some((one) => one === file || one.startsWith(`${file}/`));
      if (!isPacked) return label;
      const link = posix.relative(posix.dirname(to), file);
      return `[${label}](${link}${anchor === undefined ? '' : `#${anchor}`})`;
    });
}
