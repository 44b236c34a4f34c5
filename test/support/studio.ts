/** All routes of the Studio, with a store that the test controls. */

import { createStudio, type StudioOptions } from '../../packages/studio/src/app.ts';
import type { Store } from '../../packages/studio/src/store/store.ts';
import { COMPANY } from '../../src/company.ts';
import { NOW } from './app.ts';
import { FILES, type PreviewOverrides, previewOptions } from './preview.ts';

export interface TestStudioOptions
  extends Partial<Pick<StudioOptions, 'access' | 'limiters' | 'fetchAsset' | 'pictures' | 'figures' | 'now'>> {
  /** Other methods fail. */
  readonly store?: Partial<Store>;
  readonly preview?: PreviewOverrides;
}

/** @returns a function that sends a request with the Host header of its URL, unless it has another one */
export function testStudio({ store = {}, preview = {}, ...options }: TestStudioOptions = {}) {
  const missing = async () => {
    throw new Error('the store of this test does not have this method');
  };
  const known = (name: keyof Store) =>
    (store[name] as () => unknown)?.bind(store) ?? (name === 'signIn' ? async () => {} : missing);
  const studio = createStudio({
    preview: previewOptions(preview),
    release: previewOptions().release,
    files: FILES,
    fetchAsset: async () => new Response('file'),
    access: { STUDIO_LOCAL: 'on' },
    limiters: {},
    openStore: () => new Proxy({} as Store, { get: (_, name: keyof Store) => known(name) }),
    locales: COMPANY,
    pictures: null,
    fetchService: null,
    figures: { state: 'off', message: 'Nothing is counted.' },
    needsApproval: false,
    fetchLink: () => Promise.reject(new Error('no network')),
    now: () => NOW,
    ...options,
  });
  return async (
    path: string,
    { origin = 'http://localhost:8787', ...init }: RequestInit & { origin?: string } = {},
  ) => {
    const headers = new Headers({ host: new URL(origin).host });
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
    return studio.request(origin + path, { ...init, headers });
  };
}
