/** Builds the Studio and deploys it, to production or `--env`. Other arguments are passed on to wrangler, such as `--dry-run`. */

import { spawnSync } from 'node:child_process';
import { buildAll, isBuildError, ROOT } from './build.ts';
import { takeEnvironment } from './environment.ts';

const { environment, others } = takeEnvironment(process.argv.slice(2));

try {
  await buildAll();
} catch (error) {
  console.error(isBuildError(error) ? `${error.message}\nNothing was deployed.` : error);
  process.exit(1);
}
const { status } = spawnSync('wrangler', ['deploy', '-c', 'studio/wrangler.toml', `--env=${environment}`, ...others], {
  cwd: ROOT,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);
