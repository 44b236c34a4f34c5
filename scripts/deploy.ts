/**
 * Builds, uploads the files to the bucket that keeps every release's files, and deploys. It requests nothing from the
 * live service, so it works while the service fails. docs/deploying.md describes its arguments.
 */

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildAll, isBuildError, ROOT } from './build.ts';
import { takeEnvironment } from './environment.ts';
import { UploadError, uploadAssets } from './upload-assets.ts';

const OWN_ARGUMENTS = ['--without-upload', '--gradual'];

const { environment, others: args } = takeEnvironment(process.argv.slice(2));
const forWrangler = args.filter((argument) => !OWN_ARGUMENTS.includes(argument));
try {
  await buildAll();
  if (args.includes('--without-upload')) {
    console.warn(
      'WARNING: the files of this release are not put into the bucket. Before the next deploy, run: npm run upload -- dist/public/chrome/assets',
    );
  } else if (!args.includes('--dry-run')) {
    await uploadAssets(join(ROOT, 'dist/public/chrome/assets'), { environment });
  }
} catch (error) {
  console.error(
    error instanceof UploadError || isBuildError(error) ? `${error.message}\nNothing was deployed.` : error,
  );
  if (error instanceof UploadError) {
    console.error('If it cannot wait, run: npm run deploy -- --without-upload (see docs/deploying.md)');
  }
  process.exit(1);
}
const command = args.includes('--gradual') ? ['versions', 'upload'] : ['deploy'];
const { status } = spawnSync('wrangler', [...command, `--env=${environment}`, ...forWrangler], {
  cwd: ROOT,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);
