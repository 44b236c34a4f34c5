/** A worker that replaces the Studio's KV, with faults that a test chooses. What it accepts goes into the real KV. */

import type { Miniflare } from 'miniflare';

export type KvFault = 'none' | 'failing' | 'hanging';

const NAME = 'faulty-kv';

const SCRIPT = `
import { WorkerEntrypoint } from 'cloudflare:workers';
let fault = 'none';
const accepted = [];
export class FaultyKv extends WorkerEntrypoint {
  async put(key, value) {
    if (fault === 'failing') throw new Error('KV PUT failed: 503 Service Unavailable');
    if (fault === 'hanging') await new Promise((resolve) => setTimeout(resolve, 30000));
    await this.env.REAL.put(key, value);
    accepted.push(JSON.parse(value).version);
  }
}
export default {
  async fetch(request) {
    fault = new URL(request.url).searchParams.get('fault') ?? fault;
    return Response.json(accepted);
  },
};
`;

/** For `startStudio`. */
export const FAULTY_KV = {
  replaced: {
    kvNamespaces: {},
    serviceBindings: { PORTICO: 'portico', BLOG: 'sample-blog', MESSAGES: { name: NAME, entrypoint: 'FaultyKv' } },
  },
  others: [
    {
      name: NAME,
      modules: [{ type: 'ESModule' as const, path: 'faulty-kv.js', contents: SCRIPT }],
      compatibilityDate: '2026-10-01',
      kvNamespaces: { REAL: 'portico-messages' },
    },
  ],
};

export async function setFault(miniflare: Miniflare, fault: KvFault): Promise<void> {
  const worker = await miniflare.getWorker(NAME);
  await worker.fetch(`http://faulty-kv/?fault=${fault}`);
}

/** The versions of the documents that it has accepted, in their order. */
export async function acceptedVersions(miniflare: Miniflare): Promise<number[]> {
  const worker = await miniflare.getWorker(NAME);
  return (await (await worker.fetch('http://faulty-kv/')).json()) as number[];
}
