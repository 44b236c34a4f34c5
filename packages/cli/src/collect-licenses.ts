/**
 * Writes the licence notices of the packages whose code or drawings a build ships, from their files in node_modules.
 */

import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Metafile } from 'esbuild';
import { ROOT } from './root.ts';
import { UserError } from './user-error.ts';

/** SPDX identifiers of licenses that require only their notice. Another license needs a decision. */
const ALLOWED: readonly string[] = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD'];

/** Generated source file → the package that its contents come from. */
const GENERATED_FROM: Readonly<Record<string, string>> = {
  'src/view/icon/drawings.ts': '@tabler/icons',
  'packages/studio/src/page/kit/drawings.ts': '@tabler/icons',
};

const LICENSE_FILE = /^(licen[cs]e|copying|notice)(\.(md|txt))?$/i;
/** The path may begin elsewhere, because esbuild follows links. */
const IN_PACKAGE = /.*\bnode_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** A package that is shipped has no license text, or a license that is not allowed. */
export class LicenseError extends UserError {
  override readonly name = 'LicenseError';
}

/** The packages whose code is in the bundles, without those that tree shaking removed: names → folders, from the root. */
export function packagesIn(metafiles: readonly Metafile[]): ReadonlyMap<string, string> {
  const inputs = metafiles.flatMap(({ outputs }) => Object.values(outputs).map((output) => output.inputs));
  const paths = inputs.flatMap((input) =>
    Object.entries(input)
      // what plugins make of other modules has their namespace before its path
      .filter(([path, { bytesInOutput }]) => bytesInOutput > 0 && !/^[a-z]+:/.test(path))
      .map(([path]) => path),
  );
  return new Map(paths.map(packageOf).filter((found) => found !== null));
}

/**
 * @param packages as `packagesIn` returns them
 * @param root what the folders are relative to
 * @returns the name, version and license text of each package, in alphabetical order
 * @throws LicenseError if a license text is missing, or a license is not allowed
 */
export async function licenseNotices(packages: ReadonlyMap<string, string>, root = ROOT): Promise<string> {
  const sorted = [...packages].sort(([one], [other]) => (one < other ? -1 : 1));
  const notices = await Promise.all(sorted.map(([name, folder]) => noticeOf(name, resolve(root, folder))));
  return `Portico contains code or drawings of these packages.\n\n${notices.join('\n')}`;
}

async function noticeOf(name: string, directory: string): Promise<string> {
  const description = JSON.parse(await readFile(join(directory, 'package.json'), 'utf8')) as {
    version: string;
    license?: unknown;
  };
  const { version, license } = description;
  if (typeof license !== 'string' || !ALLOWED.includes(license)) {
    throw new LicenseError(`${name} ${version} has the license ${JSON.stringify(license)}, which is not allowed.`);
  }
  const files = await licenseTexts(directory);
  const texts = await Promise.all(files.map((file) => readFile(join(directory, file), 'utf8')));
  const text = texts.map((part) => part.replaceAll('\r\n', '\n').trim()).join('\n\n');
  if (text === '') throw new LicenseError(`${name} ${version} is shipped, but has no license text.`);
  return `${'-'.repeat(72)}\n${name} ${version} (${license})\n\n${text}\n`;
}

async function licenseTexts(directory: string): Promise<readonly string[]> {
  return (await readdir(directory)).filter((file) => LICENSE_FILE.test(file)).sort();
}

/** The names of the files that make up a notice. */
export async function licenseFiles(directory: string): Promise<readonly string[]> {
  return ['package.json', ...(await licenseTexts(directory))];
}

/** esbuild names files where they are: package managers may have put a dependency's dependency out of reach by name. */
function packageOf(path: string): [string, string] | null {
  const [folder = '', installed] = IN_PACKAGE.exec(path) ?? [];
  if (installed !== undefined) return [installed, folder];
  const generatedFrom = GENERATED_FROM[path];
  return generatedFrom === undefined ? null : [generatedFrom, folderOfDrawings(generatedFrom)];
}

/** An installed Portico has a copy of the license instead of the package. */
function folderOfDrawings(name: string): string {
  return [`licenses/${name}`, `node_modules/${name}`].find((folder) => existsSync(join(ROOT, folder))) ?? name;
}
