/** A Studio without workerd: its API on a store in this process. On workerd: `startStudio`. */

import { COMPANY } from '../../src/company.ts';
import { createApi } from '../../studio/api/create-api.ts';
import type { Store } from '../../studio/store/store.ts';
import { admitted } from './admitted.ts';
import { type LocalStore, messageStore } from './message-store.ts';
import { type StudioApi, studioApi } from './studio-api.ts';
import { TEST_ASSETS } from './test-assets.ts';

export interface InProcessStudio extends StudioApi, Pick<LocalStore, 'sql' | 'document'> {
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
}

export async function studioInProcess(): Promise<InProcessStudio> {
  const { open, sql, document } = messageStore();
  const fetch = apiInProcess(await open());
  return { ...studioApi(fetch), fetch, sql, document };
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
  const app = admitted(api, { person, path: '/api' });
  return async (path, init) => app.request(path, init);
}
