/** Starts an example that stores copies of the chrome with an empty directory for them. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunningHost } from '../../packages/cli/src/conformance/site.ts';
import type { StartExample } from './example.ts';

/**
 * @param service the origin of the service
 * @param copies the directory in which the example stores its copies
 */
export type StartWithCopies = (service: string, copies: string, port?: number) => Promise<RunningHost>;

/** The directory is removed when the example stops. */
export function withoutCopies(start: StartWithCopies): StartExample {
  return async (service, port) => {
    const copies = await mkdtemp(join(tmpdir(), 'portico-copies-'));
    const { origin, stop } = await start(service, copies, port);
    return {
      origin,
      stop: async () => {
        await stop();
        await rm(copies, { recursive: true, force: true });
      },
    };
  };
}
