/** A Studio without workerd: its API on a store in this process. On workerd: `startStudio`. */

import { COMPANY } from '../../src/company.ts';
import { createApi } from '../../studio/api/create-api.ts';
import { needsApproval } from '../../studio/messages/approval.ts';
import type { PictureBucket } from '../../studio/pictures/picture-bucket.ts';
import type { Store } from '../../studio/store/store.ts';
import { admitted } from './admitted.ts';
import { type LocalStore, messageStore, type StudioVariables } from './message-store.ts';
import { NO_FIGURES } from './no-figures.ts';
import { pictureBucket } from './picture-bucket.ts';
import { type StudioApi, studioApi } from './studio-api.ts';
import { TEST_ASSETS } from './test-assets.ts';

export interface InProcessStudio extends StudioApi, Pick<LocalStore, 'sql' | 'document' | 'alarm' | 'ring'> {
  readonly store: Store;
  /** The uploaded pictures, by the name of the file. */
  readonly pictures: ReturnType<typeof pictureBucket>;
  /** The API as another person uses it. */
  readonly as: (person: string) => StudioApi;
  /** Starts another store on the same tables, whose alarm rings from now on. */
  readonly reopen: (variables: StudioVariables) => Promise<unknown>;
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
}

/** @param variables of its deployment */
export async function studioInProcess(variables: StudioVariables = {}): Promise<InProcessStudio> {
  const { open, ...stored } = messageStore();
  const pictures = pictureBucket();
  const start = (now: StudioVariables) => open(undefined, COMPANY, { ASSET_BUCKET: pictures.bucket, ...now });
  const store = await start(variables);
  const isApproved = needsApproval(variables.APPROVAL);
  const fetchAs = (person: string) => apiInProcess(store, person, createApi, pictures.bucket, isApproved);
  const fetch = fetchAs('local');
  const as = (person: string) => studioApi(fetchAs(person));
  return { ...studioApi(fetch), ...stored, store, pictures, fetch, reopen: start, as };
}

/** This release's API, or another release's, on a store, below `/api/`. */
export function apiInProcess(
  store: Store,
  person = 'local',
  create = createApi,
  pictures: PictureBucket | null = null,
  needsApproval = false,
): InProcessStudio['fetch'] {
  const api = create({
    release: { version: '1.2.3', builtAt: 0, assets: TEST_ASSETS },
    locales: COMPANY,
    openStore: () => store,
    pictures,
    fetchService: null,
    measureFirstViews: async () => new Map(),
    figures: NO_FIGURES,
    needsApproval,
    fetchLink: () => Promise.reject(new Error('no network')),
    now: () => Date.now(),
  });
  const app = admitted(api, { person, path: '/api' });
  return async (path, init) => app.request(path, init);
}
