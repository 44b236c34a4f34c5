/** Bundles the worker as one module, for tests and benchmarks that change it. */

import type { Plugin } from 'esbuild';
import { SHIPPED_RENDERER } from '../packages/cli/src/alias.ts';
import { type Bundle, bundle, SERVICE, WORKER } from '../packages/cli/src/bundle-code.ts';
import { definitions, languageConstants } from '../packages/cli/src/company/constants.ts';
import { COMPANY } from '../src/company.ts';
import { LANGUAGE_TABLE } from '../src/contract/language.ts';
import type { BuildSnapshot } from '../src/release/build-snapshot.ts';

interface WorkerConstants {
  /** A `Release`; anything if the bundle is not run. */
  readonly release: object;
  /** `null` measures the code alone. */
  readonly buildSnapshot: BuildSnapshot | null;
  /** Content besides that of this process. */
  readonly company?: object;
}

/**
 * @param alias modules that replace packages of the renderer
 * @param plugins of esbuild, which replace other modules
 */
export async function bundleWorker(
  { release, buildSnapshot, company = COMPANY }: WorkerConstants,
  alias: Readonly<Record<string, string>> = SHIPPED_RENDERER,
  plugins: Plugin[] = [],
): Promise<Bundle> {
  const constants = {
    ...languageConstants(LANGUAGE_TABLE),
    PORTICO_COMPANY: JSON.stringify(company),
    PORTICO_RELEASE: JSON.stringify(release),
    PORTICO_BUILD_SNAPSHOT: JSON.stringify(buildSnapshot),
  };
  return bundle({
    ...WORKER,
    alias,
    entryPoints: [SERVICE],
    plugins,
    define: { ...WORKER.define, ...definitions(constants) },
  });
}
