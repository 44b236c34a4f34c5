/** Serves a build of changed sources to all tests of a file. */

import { afterAll, beforeAll } from 'vitest';
import { type StartedService, startService } from '../../packages/cli/src/local/service.ts';
import { type Checkout, checkOut } from './checkout.ts';

/**
 * @param change changes the sources before they are built
 * @returns the service in preview mode, once the tests of the file run
 */
export function useBuild(change: (checkout: Checkout) => Promise<void>): () => StartedService {
  let checkout: Checkout;
  let service: StartedService;
  beforeAll(async () => {
    checkout = await checkOut();
    await change(checkout);
    await checkout.build();
    service = await startService({ preview: true, dist: checkout.dist });
  }, 300_000);
  afterAll(async () => {
    await service?.stop();
    await checkout?.remove();
  });
  return () => service;
}
