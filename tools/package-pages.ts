/** The documentation in the package: pages and examples, without pictures and without what is about this repository. */

import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../packages/cli/src/root.ts';

/** For people who change Portico itself. */
const OF_REPOSITORY = ['architecture.md'];

/** Copies pages and examples; links lead to what is copied, and others become text. */
export async function writePages(directory: string): Promise<void> {
  const names = await readdir(join(ROOT, 'docs'));
  const pages = names.filter((name) => name.endsWith('.md') && !OF_REPOSITORY.includes(name));
  const examples = await exampleFiles();
  // where each file of the repository is in the package
  const places = new Map([...examples, ...pages.map((name) => `docs/${name}`)].map((file) => [file, file]));
  places.set('README.md', 'docs/portico.md');
  await mkdir(join(directory, 'docs'), { recursive: true });
  const write = async (from: string, to: string) =>
    writeFile(join(directory, to), withLinks(await readFile(join(ROOT, from), 'utf8'), from, to, places));
  for (const [from, to] of places) {
    await mkdir(dirname(join(directory, to)), { recursive: true });
    await (from.endsWith('.md') ? write(from, to) : cp(join(ROOT, from), join(directory, to)));
  }
  await write('docs/your-own-chrome.md', 'README.md');
}

/** Without what builds and installs have left there. */
async function exampleFiles(): Promise<readonly string[]> {
  const { stdout } = await promisify(execFile)('git', ['ls-files', '-z', 'examples'], { cwd: ROOT });
  return stdout.split('\0').filter((file) => file !== '' && !file.endsWith('.png'));
}

/** @param from the page's path in the repository @param to in the package @param places of all files there */
function withLinks(text: string, from: string, to: string, places: ReadonlyMap<string, string>): string {
  return text
    .replaceAll(/!\[[^\]]*\]\([^)]*\)\n*/g, '')
    .replaceAll(/\[([^\]]*)\]\(([^)\s]+)\)/g, (whole, label: string, target: string) => {
      const [path = '', anchor] = target.split('#');
      if (path === '' || path.includes(':')) return whole;
      const file = posix.join(posix.dirname(from), path);
      const isFolder = [...places.keys()].some((place) => place.startsWith(`${file}/`));
      const place = isFolder ? file : places.get(file);
      if (place === undefined) return label;
      return `[${label}](${posix.relative(posix.dirname(to), place)}${anchor === undefined ? '' : `#${anchor}`})`;
    });
}
