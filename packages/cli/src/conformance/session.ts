/** One run of a host in front of a faulty service. */

import { type FaultyService, startFaultyService } from './faulty-service.ts';
import type { RunningHost, StartHost } from './site.ts';

export interface Session {
  readonly service: FaultyService;
  readonly host: Pick<RunningHost, 'origin'>;
  readonly end: () => Promise<void>;
}

/** Starts hosts, or uses the one that is running. */
export interface Rig {
  /** Whether each session has a host of its own, without copies from an earlier one. */
  readonly startsHosts: boolean;
  /** @param cacheControl of the service, which works at first */
  readonly begin: (cacheControl: string) => Promise<Session>;
}

/** @param real the origin of the service that works */
export function startingRig(start: StartHost, real: string): Rig {
  return {
    startsHosts: true,
    begin: async (cacheControl) => {
      const service = await startFaultyService(real, cacheControl, { marked: true });
      try {
        const host = await start(service.origin);
        return {
          service,
          host,
          end: async () => {
            await host.stop();
            await service.stop();
          },
        };
      } catch (error) {
        await service.stop();
        throw error;
      }
    },
  };
}

/** A host that keeps running must renew its copy before the next session. */
export const SHORT = 'public, max-age=1, stale-while-revalidate=2, stale-if-error=600';

/** In seconds. */
const MAX_LIFETIME = 10;

/** For a host that somebody else runs: one session at a time. */
export function sharedRig(origin: string, service: FaultyService): Rig {
  return {
    startsHosts: false,
    begin: async (cacheControl) => {
      const maxAge = Number(/max-age=(\d+)/.exec(cacheControl)?.[1]);
      service.change({ cacheControl: maxAge > MAX_LIFETIME ? SHORT : cacheControl, delay: 0, freshUntil: undefined });
      await service.become('works');
      service.publish();
      return { service, host: { origin }, end: () => service.become('works') };
    },
  };
}
