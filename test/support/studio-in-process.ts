/** A Studio without workerd: its API on a store in this process. On workerd: `startStudio`. */

import { createApi } from '../../packages/studio/src/api/create-api.ts';
import type { Rights } from '../../packages/studio/src/contract/rights.ts';
import { needsApproval } from '../../packages/studio/src/entries/approval.ts';
import type { PictureBucket } from '../../packages/studio/src/pictures/picture-bucket.ts';
import type { Store } from '../../packages/studio/src/store/store.ts';
import { COMPANY } from '../../src/company.ts';
import { admitted, EVERYTHING } from './admitted.ts';
import type { EarlierRelease } from './earlier-releases.ts';
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
  readonly as: (person: string, rights?: Rights) => StudioApi;
  /** Runs before each call of the API to the store, with the number of the call from 1. */
  readonly beforeCalls: (hook: (call: number) => Promise<unknown>) => void;
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
  const { watched, beforeCalls } = watch(store);
  const fetchAs = (person: string, rights?: Rights) =>
    apiInProcess(watched, person, undefined, pictures.bucket, isApproved, rights);
  const fetch = fetchAs('local');
  const as = (person: string, rights?: Rights) => studioApi(fetchAs(person, rights));
  return { ...studioApi(fetch), ...stored, store, pictures, fetch, reopen: start, as, beforeCalls };
}

/** A store whose every call waits for a hook, which calls the store without one. */
function watch(store: Store) {
  let hook: ((call: number) => Promise<unknown>) | null = null;
  let calls = 0;
  const watched = new Proxy(store, {
    get:
      (target, name: keyof Store) =>
      async (...parameters: unknown[]) => {
        const current = hook;
        if (current) {
          hook = null;
          calls += 1;
          await current(calls);
          // unless it has set another one
          hook ??= current;
        }
        return (target[name] as (...all: unknown[]) => unknown).apply(target, parameters);
      },
  });
  const beforeCalls: InProcessStudio['beforeCalls'] = (next) => {
    hook = next;
    calls = 0;
  };
  return { watched, beforeCalls };
}

/** This release's API, or another release's with its router, on a store, below `/api/`. */
export function apiInProcess(
  store: Store,
  person = 'local',
  release: Pick<EarlierRelease, 'createApi' | 'Hono'> = { createApi },
  pictures: PictureBucket | null = null,
  needsApproval = false,
  rights: Rights = EVERYTHING,
): InProcessStudio['fetch'] {
  const api = release.createApi({
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
  const app = admitted(api, { person, rights, path: '/api', Router: release.Hono });
  return async (path, init) => app.request(path, init);
}
