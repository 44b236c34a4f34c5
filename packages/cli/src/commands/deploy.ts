/**
 * `portico deploy`: builds, uploads the files to the bucket that holds every release's files, and deploys. It requests
 * nothing from the live service, so it works while the service fails.
 */

import { join } from 'node:path';
import { buildAll } from '../build.ts';
import type { Company } from '../company/open-company.ts';
import { DIST } from '../dist.ts';
import { pathToPage } from '../init/installation.ts';
import { runWrangler } from '../run-wrangler.ts';
import { PRODUCTION, UploadError, uploadAssets } from '../upload-assets.ts';
import { UserError } from '../user-error.ts';

interface DeployOptions {
  readonly env?: string;
  readonly gradual?: boolean;
  readonly 'without-upload'?: boolean;
  readonly 'dry-run'?: boolean;
  readonly message?: string;
  readonly tag?: string;
}

/**
 * @param forWrangler further arguments
 * @throws UserError if nothing was deployed
 */
export async function deploy(company: Company, options: DeployOptions, forWrangler: readonly string[]): Promise<void> {
  const { env: environment = PRODUCTION, gradual, 'dry-run': isDry, message, tag } = options;
  try {
    await buildAll(company);
    if (options['without-upload']) {
      console.warn(
        "WARNING: this release's files were not uploaded to the bucket. Before the next deploy, run: portico upload dist/public/chrome/assets",
      );
    } else if (!isDry) {
      await uploadAssets(join(DIST, 'public/chrome/assets'), { environment });
    }
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const remedy =
      error instanceof UploadError
        ? `\nIf it cannot wait, run: portico deploy --without-upload (see ${pathToPage('deploying.md')})`
        : '';
    throw new UserError(`${error.message}\nNothing was deployed.${remedy}`);
  }
  const args = [
    ...(gradual ? ['versions', 'upload'] : ['deploy']),
    `--env=${environment}`,
    ...(isDry ? ['--dry-run'] : []),
    ...(message === undefined ? [] : [`--message=${message}`]),
    ...(tag === undefined ? [] : [`--tag=${tag}`]),
    ...forWrangler,
  ];
  process.exitCode = runWrangler(args).status ?? 1;
}
