/** Setting the store back: the platform does it, and only Cloudflare has it, so the store is a stand-in here. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { COMPANY } from '../../src/company.ts';
import { createApi } from '../../studio/api/create-api.ts';
import type { Store } from '../../studio/store/store.ts';
import { admitted } from '../support/admitted.ts';
import { NO_FIGURES } from '../support/no-figures.ts';
import { TEST_ASSETS } from '../support/test-assets.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

function rewind(body: object) {
  const calls: unknown[] = [];
  const store: Partial<Store> = {
    rewind: async (to) => {
      calls.push(to);
      return '0000007b-0000b26e-00001538-0c3e87bb';
    },
    // the call that restarts an object never ends well
    restart: () => {
      calls.push('restart');
      return Promise.reject(new Error('the object was reset'));
    },
  };
  const api = createApi({
    release: { version: '1.2.3', builtAt: 0, assets: TEST_ASSETS },
    locales: COMPANY,
    openStore: () => store as Store,
    pictures: null,
    fetchService: null,
    measureFirstViews: async () => new Map(),
    figures: NO_FIGURES,
    needsApproval: false,
    fetchLink: () => Promise.reject(new Error('no network')),
    now: () => 0,
  });
  const headers = { 'content-type': 'application/json' };
  return { calls, answer: admitted(api).request('/rewind', { method: 'POST', headers, body: JSON.stringify(body) }) };
}

test.each([[{ to: '2027-03-01T08:00:00Z' }], [{ undo: '0000007b-0000b26e-00001538-0c3e87bb' }]])(
  '%j restarts the store with the data of then, answers what undoes it, and is logged',
  async (to) => {
    const { calls, answer } = rewind(to);
    expect(await (await answer).json()).toEqual({ undo: '0000007b-0000b26e-00001538-0c3e87bb' });
    expect(calls).toEqual([to, 'restart']);
    const [[line] = []] = vi.mocked(console.warn).mock.calls;
    expect(JSON.parse(String(line))).toMatchObject({ event: 'store-rewound', ...to, undo: expect.any(String) });
  },
);

test.each([[{}], [{ to: 'yesterday' }], [{ undo: '' }], [{ to: '2027-03-01', undo: 'a' }]])(
  '%j changes nothing',
  async (body) => {
    const { calls, answer } = rewind(body);
    expect([(await answer).status, calls]).toEqual([422, []]);
  },
);
