/**
 * Writes the licence notices of the packages whose code or drawings a build ships, from their files in node_modules.
 */

import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Metafile } from 'esbuild';
import { UserError } from './user-error.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** SPDX identifiers of licenses that require only their notice. Another license needs a decision. */
const ALLOWED: readonly string[] = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD'];

/** Generated source file → the package that its contents come from. */
const GENERATED_FROM: Readonly<Record<string, string>> = {
  'src/view/icon/drawings.ts': '@tabler/icons',
};

const LICENSE_FILE = /^(licen[cs]e|copying|notice)(\.(md|txt))?$/i;
/** The path may begin elsewhere, because esbuild follows links. */
const IN_PACKAGE = /.*\bnode_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** A package that is shipped has no license text, or a license that is not allowed. */
export class LicenseError extends UserError {
  override readonly name = 'LicenseError';
}

/** The names of the packages whose code is in the bundles, without those that tree shaking removed. */
export function packagesIn(metafiles: readonly Metafile[]): ReadonlySet<string> {
  const inputs = metafiles.flatMap(({ outputs }) => Object.values(outputs).map((output) => output.inputs));
  const paths = inputs.flatMap((input) =>
    Object.entries(input)
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([path]) => path),
  );
  return new Set(paths.map(packageOf).filter((name) => name !== null));
}

/**
 * @param names the packages
 * @param root a directory from which the packages can be imported, with a slash at its end
 * @returns the name, version and license text of each package, in alphabetical order
 * @throws LicenseError if a license text is missing, or a license is not allowed
 */
export async function licenseNotices(names: ReadonlySet<string>, root = ROOT): Promise<string> {
  const notices = await Promise.all([...names].sort().map((name) => noticeOf(name, directoryOf(name, root))));
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

/** Where a package is installed. An installed Portico has a copy of the drawings' license instead of their package. */
function directoryOf(name: string, root: string): string {
  const folders = createRequire(`${root}/package.json`).resolve.paths(name) ?? [];
  const found = [join(root, 'licenses'), ...folders].find((folder) => existsSync(join(folder, name, 'package.json')));
  if (found === undefined) throw new LicenseError(`${name} is shipped, but not installed.`);
  return join(found, name);
}

async function licenseTexts(directory: string): Promise<readonly string[]> {
  return (await readdir(directory)).filter((file) => LICENSE_FILE.test(file)).sort();
}

/** The names of the files that make up a notice. */
export async function licenseFiles(directory: string): Promise<readonly string[]> {
  return ['package.json', ...(await licenseTexts(directory))];
}

function packageOf(path: string): string | null {
  return IN_PACKAGE.exec(path)?.[1] ?? GENERATED_FROM[path] ?? null;
}
