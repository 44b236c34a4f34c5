/** An R2 bucket as uploaded pictures and the service use it, in memory. */

import type { PictureBucket } from '../../packages/studio/src/pictures/picture-bucket.ts';
import type { BucketFile } from '../../src/release/find-asset.ts';

/** Like R2, lists objects in pages. */
const PAGE = 3;

interface StoredFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly customMetadata: Record<string, string>;
}

export function pictureBucket() {
  const files = new Map<string, StoredFile>();
  const stored = (key: string) => {
    const file = files.get(key);
    return file ? { key, customMetadata: file.customMetadata } : null;
  };
  const bucket: PictureBucket = {
    head: async (key) => stored(key),
    put: async (key, bytes, { customMetadata = {} }) => void files.set(key, { bytes, customMetadata }),
    list: async ({ prefix, cursor }) => {
      const keys = [...files.keys()].filter((key) => key.startsWith(prefix)).sort();
      const rest = keys.filter((key) => cursor === undefined || key > cursor);
      const objects = rest.slice(0, PAGE).flatMap((key) => stored(key) ?? []);
      const last = objects.at(-1)?.key;
      const truncated = rest.length > PAGE;
      return { objects, truncated, ...(truncated && last !== undefined ? { cursor: last } : {}) };
    },
    delete: async (keys) => {
      for (const key of keys) files.delete(key);
    },
  };
  const readBucket = async (key: string): Promise<BucketFile | null> => {
    const file = files.get(key);
    return file ? { size: file.bytes.length, arrayBuffer: async () => file.bytes.slice().buffer } : null;
  };
  return { bucket, files, readBucket };
}
