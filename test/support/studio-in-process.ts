/** A Studio without workerd: its API on a store in this process. On workerd: `startStudio`. */

import { Hono } from 'hono';
import { COMPANY } from '../../src/company.ts';
import type { Guarded } from '../../studio/access/guard.ts';
import { createApi } from '../../studio/api/create-api.ts';
import type { Store } from '../../studio/store/store.ts';
import { type LocalStore, messageStore } from './message-store.ts';
import { type StudioApi, studioApi } from './studio-api.ts';
import { TEST_ASSETS } from './test-assets.ts';

export interface InProcessStudio extends StudioApi, Pick<LocalStore, 'sql' | 'document' | 'alarm' | 'ring'> {
  /** The API as another person uses it. */
  readonly as: (person: string) => StudioApi;
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
}

export async function studioInProcess(): Promise<InProcessStudio> {
  const { open, ...stored } = messageStore();
  const store = await open();
  const fetch = apiInProcess(store);
  return { ...studioApi(fetch), ...stored, fetch, as: (person) => studioApi(apiInProcess(store, person)) };
}

/** The API of this release, or of another one, on a store, below `/api/`. */
export function apiInProcess(store: Store, person = 'local', create = createApi): InProcessStudio['fetch'] {
  const api = create({
    release: { version: '1.2.3', builtAt: 0, assets: TEST_ASSETS },
    locales: COMPANY,
    openStore: () => store,
    fetchService: null,
    fetchLink: () => Promise.reject(new Error('no network')),
    now: () => Date.now(),
  });
  const app = new Hono<Guarded>();
  app.use(({ set }, next) => {
    set('person', person);
    return next();
  });
  app.route('/api', api);
  return async (path, init) => app.request(path, init);
}
