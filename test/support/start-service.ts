/** Starts the built service once per run, with the preview; `inject('service')` returns its origin. */

import type { TestProject } from 'vitest/node';
import { startService } from '../../packages/cli/src/local/service.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Without a trailing slash. */
    readonly service: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const service = await startService({ preview: true });
  project.provide('service', service.origin);
  return service.stop;
}
