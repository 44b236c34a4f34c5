/** `portico studio deploy`: builds the Studio and deploys it, to production or `--env`. */

import { join } from 'node:path';
import { STUDIO_FILES_PATH } from '../../studio/files.ts';
import { siteNamesOf } from '../../studio/messages/audience.ts';
import { buildAll } from '../build.ts';
import { checkRoles } from '../check-roles.ts';
import { DIST } from '../company/company.ts';
import { runWrangler } from '../run-wrangler.ts';
import { PRODUCTION, UploadError, uploadStudioFiles } from '../upload-assets.ts';
import { UserError } from '../user-error.ts';

const CONFIG_FILE = 'studio/wrangler.toml';

interface DeployStudioOptions {
  readonly env?: string;
  readonly 'dry-run'?: boolean;
}

/**
 * @param forWrangler further arguments
 * @throws UserError if nothing was deployed
 */
export async function deployStudio(
  { env: environment = PRODUCTION, 'dry-run': isDry }: DeployStudioOptions,
  forWrangler: readonly string[],
): Promise<void> {
  await buildAll().catch((error: unknown) => {
    throw error instanceof UserError ? new UserError(`${error.message}\nNothing was deployed.`) : error;
  });
  // only now are the files known to be valid
  const { COMPANY } = await import('../../src/company.ts');
  const sites = siteNamesOf(COMPANY).map(({ id }) => id);
  checkRoles(CONFIG_FILE, environment, sites);
  if (!isDry) await keepFiles(environment);
  const args = ['deploy', '-c', CONFIG_FILE, `--env=${environment}`, ...(isDry ? ['--dry-run'] : []), ...forWrangler];
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
