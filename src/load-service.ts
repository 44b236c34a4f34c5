/** Loads the service with the first request for chrome: files need neither content nor renderer. */

import type { Service } from './service/service.ts';
import type { ServiceOptions } from './service/service-options.ts';

/** @returns a function that gives every request the same service, and throws if its modules cannot be evaluated */
export function serviceLoader(loadOptions: () => Promise<ServiceOptions>): () => Promise<Service> {
  let loaded: Service | undefined;
  return async () => {
    if (!loaded) {
      const [{ createService }, options] = await Promise.all([import('./service/service.ts'), loadOptions()]);
      // another request may have been faster
      loaded ??= createService(options);
    }
    return loaded;
  };
}
