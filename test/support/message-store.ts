/** The store of the Studio in this process, with what it has put into KV. */

import { vi } from 'vitest';
import type { PublicationRules } from '../../packages/studio/src/fields/field-type.ts';
import type { Sql } from '../../packages/studio/src/store/sql.ts';
import type { Store } from '../../packages/studio/src/store/store.ts';
import type { SheetBucket } from '../../packages/studio/src/theme/keep-theme-sheets.ts';
import { COMPANY } from '../../src/company.ts';
import type { CompanyContent } from '../../src/content/company-content.ts';
import { memoryBucket } from './memory-bucket.ts';
import { sqlStorage } from './sql-storage.ts';
import { TEST_ASSETS } from './test-assets.ts';

vi.mock('cloudflare:workers', () => ({
  DurableObject: class {
    readonly ctx: unknown;
    constructor(ctx: unknown) {
      this.ctx = ctx;
    }
  },
}));

/** Not written in the import, because the module's types need the platform's. */
const MODULE = '../../packages/studio/src/store/message-store.ts';

export type StoreClass = new (state: object, env: object, locales: CompanyContent, rules: PublicationRules) => Store;

export interface LocalStore {
  readonly sql: Sql;
  /** Starts this release's store on its tables, or another release's with its content. */
  readonly open: (Other?: StoreClass, locales?: CompanyContent, variables?: StudioVariables) => Promise<Store>;
  /** The document in KV; `null` if nothing was published. */
  readonly document: () => string | null;
  /** When the alarm rings, in milliseconds since 1970; `null` if it is not set. */
  readonly alarm: () => number | null;
  /** Rings the alarm of the store that was opened last, if its time has come. */
  readonly ring: () => Promise<void>;
}

const images = { names: Object.keys(TEST_ASSETS.images), origins: COMPANY.brand.blog.imageOrigins };
const rules: PublicationRules = { brand: COMPANY.brand, images };

/** Of the Studio's deployment. */
export interface StudioVariables {
  readonly APPROVAL?: string;
  readonly WEBHOOK_URL?: string;
  readonly WEBHOOK_SECRET?: string;
  readonly ASSET_BUCKET?: SheetBucket;
}

export function messageStore({ bucket } = memoryBucket()): LocalStore {
  const sql = sqlStorage();
  let document: string | null = null;
  let alarm: number | null = null;
  let opened: (Store & { alarm(): Promise<void> }) | undefined;
  const storage = {
    sql,
    transactionSync: <Result>(work: () => Result) => {
      sql.exec('BEGIN');
      try {
        const result = work();
        sql.exec('COMMIT');
        return result;
      } catch (error) {
        sql.exec('ROLLBACK');
        throw error;
      }
    },
    setAlarm: async (at: number) => {
      alarm = at;
    },
    deleteAlarm: async () => {
      alarm = null;
    },
    sync: async () => {},
  };
  const state = { storage, blockConcurrencyWhile: (work: () => Promise<void>) => work() };
  const MESSAGES = {
    put: async (_: string, value: string) => {
      document = value;
    },
  };
  return {
    sql,
    document: () => document,
    alarm: () => alarm,
    ring: async () => {
      if (alarm === null || alarm > Date.now()) return;
      alarm = null;
      await opened?.alarm();
    },
    open: async (Other, locales = COMPANY, variables = {}) => {
      const { MessageStore }: { MessageStore: StoreClass } = await import(MODULE);
      opened = new (Other ?? MessageStore)(
        state,
        { MESSAGES, BACKUPS: bucket, ...variables },
        locales,
        rules,
      ) as typeof opened & Store;
      return opened;
    },
  };
}
