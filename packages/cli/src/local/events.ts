/** Miniflare's options for the stand-in for Workers Analytics Engine, and the messages for which it invents events. */

import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { CompanyContent } from '../../../../src/content/company-content.ts';
import { MAIN_SITE } from '../../../../src/contract/site.ts';
import type { SampleMessage } from './sample-events.ts';

const WORKER = fileURLToPath(new URL('./events-worker.ts', import.meta.url));

/** The binding of the service. */
export const EVENTS_DATASET = { name: 'local-events', entrypoint: 'EventsDataset' };

/** The service's entry module. Writes to a real dataset need no waiting; workerd cancels calls that nobody awaits. */
export const EVENTS_ENTRY = {
  type: 'ESModule' as const,
  path: 'local-entry.js',
  contents: `
    import { waitUntil } from 'cloudflare:workers';
    import worker from './worker.js';
    export * from './worker.js';
    export default {
      ...worker,
      fetch(request, env, context) {
        const EVENTS = { writeDataPoint: (point) => waitUntil(env.EVENTS.writeDataPoint(point)) };
        return worker.fetch(request, { ...env, EVENTS }, context);
      },
    };`,
};

let bundle: Promise<string> | undefined;

async function bundled(): Promise<string> {
  const result = await build({
    entryPoints: [WORKER],
    bundle: true,
    format: 'esm',
    write: false,
    external: ['cloudflare:workers'],
  });
  return result.outputFiles[0]?.text ?? '';
}

/** Bundled once, though it may be started again. @param sample the messages for which events are invented */
export async function eventsWorker(sample: readonly SampleMessage[], compatibilityDate: string) {
  bundle ??= bundled();
  return {
    name: EVENTS_DATASET.name,
    modules: [{ type: 'ESModule' as const, path: 'events.js', contents: await bundle }],
    compatibilityDate,
    bindings: { SAMPLE: JSON.stringify(sample) },
    durableObjects: { STORE: { className: 'EventStore', useSQLite: true } },
  };
}

/** The announcements in the company's files. */
export function sampleMessages({ dictionaries }: Pick<CompanyContent, 'dictionaries'>): readonly SampleMessage[] {
  const found = new Map<string, SampleMessage>();
  for (const [language, { announcements }] of Object.entries(dictionaries)) {
    for (const { id, startDate, endDate, sites, weight } of announcements) {
      const before = found.get(id);
      found.set(id, {
        id,
        languages: [...(before?.languages ?? []), language],
        sites: sites ?? [MAIN_SITE],
        start: startDate ?? null,
        end: endDate ?? null,
        views: 900 * weight,
        clicked: 0.026,
        dismissed: 0.011,
      });
    }
  }
  return [...found.values()];
}
