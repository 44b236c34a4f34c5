/** A Studio without workerd: its API on a store in memory. On workerd: `startStudio`. */

import { LOCALES } from '../../src/content/locales.ts';
import { createApi } from '../../studio/api/create-api.ts';
import type { Sql } from '../../studio/store/sql.ts';
import type { Store } from '../../studio/store/store.ts';
import { sqlStorage } from './sql-storage.ts';
import { type StudioApi, studioApi } from './studio-api.ts';
import { TEST_ASSETS } from './test-assets.ts';

// not a literal, because the module has types of the platform, which tests in Node do not have
const MODULE = ['..', '..', 'studio', 'store', 'message-store.ts'].join('/');
const { MessageStore } = (await import(MODULE)) as { MessageStore: new (state: object, env: object) => Store };

export interface InProcessStudio extends StudioApi {
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** What is in KV; `null` before anything was published. */
  readonly document: () => string | null;
}

/** @param sql what is stored already */
export function studioInProcess(sql: Sql = sqlStorage()): InProcessStudio {
  let document: string | null = null;
  const storage = {
    sql,
    transactionSync: <Result>(work: () => Result) => inTransaction(sql, work),
    sync: async () => {},
    setAlarm: async () => {},
    deleteAlarm: async () => {},
  };
  const MESSAGES = {
    put: async (_: string, value: string) => {
      document = value;
    },
  };
  const state = { storage, blockConcurrencyWhile: (work: () => Promise<void>) => work() };
  const store = new MessageStore(state, { MESSAGES });
  const api = createApi({
    release: { version: '1.2.3', builtAt: 0, assets: TEST_ASSETS },
    locales: LOCALES,
    openStore: () => store,
    fetchService: null,
    fetchLink: () => Promise.reject(new Error('no network')),
    now: Date.now,
  });
  const fetch = async (path: string, init?: RequestInit) => api.request(path.replace('/api', ''), init);
  return { ...studioApi(fetch), fetch, document: () => document };
}

function inTransaction<Result>(sql: Sql, work: () => Result): Result {
  sql.exec('BEGIN');
  try {
    const result = work();
    sql.exec('COMMIT');
    return result;
  } catch (error) {
    sql.exec('ROLLBACK');
    throw error;
  }
}
