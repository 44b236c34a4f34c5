/** How this package was installed, so that a new company's repository installs the same. */

import { existsSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { ROOT } from '../root.ts';
import { NAME, VERSION } from '../version.ts';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly workspaces?: unknown;
}

/** @param company its folder @param content a folder in it @returns the path from the content to the schemas, for editors */
export function schemasFrom(company: string, content: string): string {
  return pathTo(join(installedIn(company), 'node_modules', NAME, 'locales/schema'), content);
}

/** @param company its folder; not that of Portico's own repository @returns the path from there to the documentation */
export function pagesFrom(company: string): string {
  return pathTo(join(installedIn(company), 'node_modules', NAME, 'docs'), company);
}

/** @param name such as `deploying.md` @returns its path, for messages */
export function pathToPage(name: string): string {
  const folder = pagesFrom(resolve('.'));
  return existsSync(folder) ? `${folder}/${name}` : pathTo(join(ROOT, 'docs', name), resolve('.'));
}

function pathTo(path: string, from: string): string {
  return relative(from, path).replaceAll('\\', '/');
}

/** The folder whose `node_modules` has or will have the package: in a workspace, often its root. */
function installedIn(directory: string): string {
  const folders = upwards(directory);
  return (
    folders.find((folder) => existsSync(join(folder, 'node_modules', NAME))) ??
    folders.find((folder) => manifestIn(folder)?.workspaces !== undefined) ??
    directory
  );
}

/**
 * What `dependencies` says: as in the package.json that this package was installed for, which may be the folder's, its
 * workspace's, or the one that `npx` keeps.
 */
export function dependencyFor(directory: string): string {
  for (const folder of [...upwards(directory), ...upwards(resolve('.')), ...upwards(ROOT)]) {
    const { dependencies, devDependencies } = manifestIn(folder) ?? {};
    const found = dependencies?.[NAME] ?? devDependencies?.[NAME];
    if (found !== undefined) return moved(found, folder, directory);
  }
  // run from Portico's repository, where `npm run pack` writes it: no registry has it for everyone
  const archive = `${NAME.slice(1).replace('/', '-')}-${VERSION}.tgz`;
  return `file:${pathTo(join(ROOT, archive), directory)}`;
}

/** @param names of lock files @returns the nearest one's, which may be a workspace's; empty without one */
export function lockFileFor(directory: string, names: readonly string[]): string {
  for (const folder of upwards(directory)) {
    const found = names.find((name) => existsSync(join(folder, name)));
    if (found !== undefined) return found;
  }
  return '';
}

/** Paths are relative to the package.json that contains them. */
function moved(dependency: string, from: string, to: string): string {
  const [, scheme, path] = /^(file:|link:|portal:)(.*)$/.exec(dependency) ?? [];
  if (path === undefined || isAbsolute(path)) return dependency;
  return `${scheme}${pathTo(resolve(from, path), to)}`;
}

function upwards(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...upwards(parent)];
}

function manifestIn(folder: string): Manifest | null {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  } catch {
    return null;
  }
}
