/** A Studio without workerd: its API on a store in this process. On workerd: `startStudio`. */

import { COMPANY } from '../../src/company.ts';
import { createApi } from '../../studio/api/create-api.ts';
import type { PictureBucket } from '../../studio/pictures/picture-bucket.ts';
import type { Store } from '../../studio/store/store.ts';
import { admitted } from './admitted.ts';
import { type LocalStore, messageStore } from './message-store.ts';
import { pictureBucket } from './picture-bucket.ts';
import { type StudioApi, studioApi } from './studio-api.ts';
import { TEST_ASSETS } from './test-assets.ts';

export interface InProcessStudio extends StudioApi, Pick<LocalStore, 'sql' | 'document'> {
  /** The uploaded pictures, by the name of the file. */
  readonly pictures: ReturnType<typeof pictureBucket>;
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
}

export async function studioInProcess(): Promise<InProcessStudio> {
  const { open, sql, document } = messageStore();
  const pictures = pictureBucket();
  const fetch = apiInProcess(await open(), 'local', createApi, pictures.bucket);
  return { ...studioApi(fetch), fetch, sql, document, pictures };
}

/** The API of this release, or of another one, on a store, below `/api/`. */
export function apiInProcess(
  store: Store,
  person = 'local',
  create = createApi,
  pictures: PictureBucket | null = null,
): InProcessStudio['fetch'] {
  const api = create({
    release: { version: '1.2.3', builtAt: 0, assets: TEST_ASSETS },
    locales: COMPANY,
    openStore: () => store,
    pictures,
    fetchService: null,
    fetchLink: () => Promise.reject(new Error('no network')),
    now: () => Date.now(),
  });
  const app = admitted(api, { person, path: '/api' });
  return async (path, init) => app.request(path, init);
}
