/**
 * `portico deploy`: builds, uploads the files to the bucket that holds every release's files, and deploys. It requests
 * nothing from the live service, so it works while the service fails. docs/deploying.md describes its arguments.
 */

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildAll } from '../build.ts';
import { DIST } from '../company/company.ts';
import { takeEnvironment } from '../environment.ts';
import { UploadError, uploadAssets } from '../upload-assets.ts';
import { UserError } from '../user-error.ts';

const OWN_ARGUMENTS = ['--without-upload', '--gradual'];

/** @throws UserError if nothing was deployed */
export async function deploy(words: readonly string[]): Promise<void> {
  const { environment, others: args } = takeEnvironment(words);
  try {
    await buildAll();
    if (args.includes('--without-upload')) {
      console.warn(
        "WARNING: this release's files were not uploaded to the bucket. Before the next deploy, run: portico upload dist/public/chrome/assets",
      );
    } else if (!args.includes('--dry-run')) {
      await uploadAssets(join(DIST, 'public/chrome/assets'), { environment });
    }
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const remedy =
      error instanceof UploadError
        ? '\nIf it cannot wait, run: portico deploy --without-upload (see docs/deploying.md)'
        : '';
    throw new UserError(`${error.message}\nNothing was deployed.${remedy}`);
  }
  const command = args.includes('--gradual') ? ['versions', 'upload'] : ['deploy'];
  const forWrangler = args.filter((argument) => !OWN_ARGUMENTS.includes(argument));
  const { status } = spawnSync('wrangler', [...command, `--env=${environment}`, ...forWrangler], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
}
