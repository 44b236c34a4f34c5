/** `portico studio deploy`: builds the Studio and deploys it, to production or `--env`. */

import { join } from 'node:path';
import { siteNamesOf } from '../../../studio/src/entries/audience.ts';
import { STUDIO_FILES_PATH } from '../../../studio/src/files/files.ts';
import { buildAll } from '../build.ts';
import { checkRoles } from '../check-roles.ts';
import type { Company } from '../company/open-company.ts';
import { DIST } from '../dist.ts';
import { runWrangler } from '../run-wrangler.ts';
import { studioConfig } from '../studio-config.ts';
import { PRODUCTION, UploadError, uploadStudioFiles } from '../upload-assets.ts';
import { UserError } from '../user-error.ts';

interface DeployStudioOptions {
  readonly env?: string;
  readonly 'dry-run'?: boolean;
}

/**
 * @param forWrangler further arguments
 * @throws UserError if nothing was deployed
 */
export async function deployStudio(
  company: Company,
  { env: environment = PRODUCTION, 'dry-run': isDry }: DeployStudioOptions,
  forWrangler: readonly string[],
): Promise<void> {
  const { content } = await buildAll(company).catch((error: unknown) => {
    throw error instanceof UserError ? new UserError(`${error.message}\nNothing was deployed.`) : error;
  });
  const config = studioConfig();
  const sites = siteNamesOf(content).map(({ id }) => id);
  checkRoles(config, environment, sites);
  if (!isDry) await keepFiles(environment);
  const args = ['deploy', '-c', config, `--env=${environment}`, ...(isDry ? ['--dry-run'] : []), ...forWrangler];
  process.exitCode = runWrangler(args).status ?? 1;
}

/** A deploy removes the files of the release before, which open pages still ask for: the bucket keeps them. */
async function keepFiles(environment: string): Promise<void> {
  try {
    await uploadStudioFiles(join(DIST, 'studio/public', STUDIO_FILES_PATH), { environment });
  } catch (error) {
    if (!(error instanceof UploadError)) throw error;
    console.warn(`WARNING: ${error.message}\nAfter the next deploy, people may have to reload the Studio's page.`);
  }
}
