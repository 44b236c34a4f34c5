/** Loads the service with the first request for chrome: files need neither content nor renderer. */

import type { Service } from './service/service.ts';
import type { ServiceOptions } from './service/service-options.ts';

export interface LoadedService {
  readonly service: Service;
  readonly serviceOptions: ServiceOptions;
}

/** @returns a function that gives every request the same service, and throws if its modules cannot be evaluated */
export function serviceLoader(loadOptions: () => Promise<ServiceOptions>): () => Promise<LoadedService> {
  let loaded: LoadedService | undefined;
  return async () => {
    if (!loaded) {
      const [{ createService }, serviceOptions] = await Promise.all([import('./service/service.ts'), loadOptions()]);
      // another request may have been faster
      loaded ??= { service: createService(serviceOptions), serviceOptions };
    }
    return loaded;
  };
}
