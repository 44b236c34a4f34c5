/** An R2 bucket as the backup uses it, in memory. */

import type { BackupBucket } from '../../packages/studio/src/store/backup-bucket.ts';

/** Like R2, lists objects in pages. */
const PAGE = 3;

export function memoryBucket() {
  const objects = new Map<string, string>();
  const puts: string[] = [];
  const bucket: BackupBucket = {
    get: async (key) => {
      const value = objects.get(key);
      return value === undefined ? null : { text: async () => value };
    },
    put: async (key, value) => {
      puts.push(key);
      objects.set(key, value);
    },
    list: async ({ prefix, cursor }) => {
      const keys = [...objects.keys()].filter((key) => key.startsWith(prefix)).sort();
      const rest = keys.filter((key) => cursor === undefined || key > cursor);
      const page = rest.slice(0, PAGE);
      const last = page.at(-1);
      const truncated = rest.length > PAGE;
      return { objects: page.map((key) => ({ key })), truncated, ...(truncated && last ? { cursor: last } : {}) };
    },
    delete: async (keys) => {
      for (const key of keys) objects.delete(key);
    },
  };
  return { bucket, objects, puts };
}
