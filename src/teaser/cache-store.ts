/** Stores entries in the data centre's cache, which all its instances share. */

/** A store of JSON values that several instances share. It may be slow, fail, forget, and return anything. */
export interface EntryStore {
  /** @returns `null` if there is no entry */
  get(key: string): Promise<unknown>;
  /** @param maxAge in seconds */
  put(key: string, entry: unknown, maxAge: number): Promise<void>;
}

/** Part of every key. Raise it with each change of what entries hold, so that no release reads those of another. */
const ENTRY_FORMAT = 2;

/**
 * @param cache such as `caches.default`
 * @param mode keeps the entries of a preview from those of production
 */
export function createCacheStore(cache: Pick<Cache, 'match' | 'put'>, mode: 'preview' | 'production'): EntryStore {
  const urlOf = (key: string) => `https://portico.invalid/posts/${ENTRY_FORMAT}/${mode}/${encodeURIComponent(key)}`;
  return {
    async get(key) {
      const stored = await cache.match(urlOf(key));
      return stored ? await stored.json() : null;
    },
    async put(key, entry, maxAge) {
      const headers = { 'cache-control': `public, max-age=${maxAge}` };
      await cache.put(urlOf(key), Response.json(entry, { headers }));
    },
  };
}
