/** A host in memory, for whose pages fake time passes. */

import { type ChromeOptions, type ChromeParameters, createChrome } from '../../../src/index.ts';
import { type Answer, fakeService, works } from './fake-service.ts';
import { within } from './fake-time.ts';

/** @param create of another release */
export function host(answer: Answer = works, options: Partial<ChromeOptions> = {}, create = createChrome) {
  const service = fakeService(answer);
  const { chromeFor } = create({ ...service.options, ...options });
  return {
    service,
    chromeFor,
    /** What a page shows within so many milliseconds. */
    page: (parameters?: ChromeParameters, maxDuration = 500) => within(maxDuration, chromeFor(parameters)),
  };
}
