/** Watches what a company's build reads, in the folders that its configuration names at the time. */

import { existsSync, type FSWatcher, watch } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { CONFIG_FILE, type Config } from '../company/config-schema.ts';
import { inspectConfig } from '../company/read-config.ts';

export interface CompanyWatch {
  /** Reads the configuration again, and watches its folders, which may be new ones under the same names. */
  readonly follow: () => Promise<void>;
  readonly stop: () => void;
}

/** @param company its folder, absolute */
export function watchCompany(company: string, change: () => void): CompanyWatch {
  let watchers: readonly FSWatcher[] = [];
  let config: Pick<Config, 'content' | 'images'> | null = null;
  const stop = () => {
    for (const watcher of watchers) watcher.close();
  };
  return {
    async follow() {
      // with a broken configuration, the folders stay those of the last one
      config = (await inspectConfig(company).catch(() => null))?.config ?? config;
      const fresh = [...readIn(company, config)]
        .filter(([folder]) => existsSync(folder))
        .map(([folder, tests]) => {
          const report = (_: string, file: string | null) => {
            if (file === null || tests.some((isRead) => isRead(file))) change();
          };
          return watch(folder, report).on('error', console.error);
        });
      stop();
      watchers = fresh;
    },
    stop,
  };
}

type IsRead = (file: string) => boolean;

/**
 * Folders, because editors replace files; not what is in the content's and images' subfolders, which may be the build.
 * Their parents tell when a folder is there, gone, or replaced.
 */
function readIn(company: string, config: Pick<Config, 'content' | 'images'> | null): Map<string, IsRead[]> {
  const found = new Map<string, IsRead[]>();
  const add = (folder: string, isRead: IsRead) => found.set(folder, [...(found.get(folder) ?? []), isRead]);
  add(company, (file) => file === CONFIG_FILE);
  if (config === null) return found;
  const [content, images] = [join(company, config.content), join(company, config.images)];
  add(content, (file) => file.endsWith('.json'));
  add(images, () => true);
  for (const folder of [content, images]) {
    for (let path = relative(company, folder); path !== '' && !path.startsWith('..'); path = parentOf(path)) {
      const parent = join(company, parentOf(path));
      const name = relative(parent, join(company, path));
      add(parent, (file) => file === name);
    }
  }
  return found;
}

/** `a/b` → `a` → `` */
function parentOf(path: string): string {
  const parent = dirname(path);
  return parent === '.' ? '' : parent;
}
