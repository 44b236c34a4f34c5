/** A Studio on workerd for the tests of a file, whose store, KV and buckets outlast a restart. */

import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type StartedStudio, type StartStudioOptions, startStudio } from '../../packages/cli/src/local/studio.ts';
import { studioApi } from './studio-api.ts';

export function studioOnWorkerd(options: StartStudioOptions = {}) {
  let folder = '';
  let running: StartedStudio | undefined;
  const start = async (changed: StartStudioOptions) => {
    running = await startStudio({ persistTo: folder, ...changed });
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portico-studio-'));
    await start(options);
  });
  afterAll(async () => {
    await running?.stop();
    await rm(folder, { recursive: true });
  });
  const started = (): StartedStudio => {
    if (!running) throw new Error('The Studio has not started.');
    return running;
  };
  const fetch = (path: string, init?: RequestInit): Promise<Response> => started().studio.fetch(path, init);
  return {
    started,
    fetch,
    api: studioApi(fetch),
    /** The document in KV; empty if nothing was published. */
    async inKv(): Promise<string> {
      const kv = await started().miniflare.getKVNamespace('MESSAGES', 'portico');
      return String((await kv.get('publication')) ?? '');
    },
    /** @param meanwhile runs while the Studio is stopped, with the folder of what is stored */
    async restart(
      meanwhile: (folder: string) => Promise<unknown> = async () => {},
      changed: StartStudioOptions = options,
    ): Promise<void> {
      await started().stop();
      await meanwhile(folder);
      await start(changed);
    },
  };
}

/** The path of the store's database below the folder of what is stored. */
export async function databaseIn(folder: string): Promise<string> {
  const store = join(folder, 'v3/do/portico-studio-preview-MessageStore');
  const [file] = (await readdir(store)).filter((name) => /^[0-9a-f]+\.sqlite$/.test(name));
  return join(store, file ?? '');
}
