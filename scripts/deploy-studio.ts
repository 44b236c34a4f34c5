/** Builds the Studio and deploys it. Arguments are passed on to wrangler, such as `--dry-run` (docs/deploying.md). */

import { spawnSync } from 'node:child_process';
import { buildAll, isBuildError, ROOT } from './build.ts';

try {
  await buildAll();
} catch (error) {
  console.error(isBuildError(error) ? `${error.message}\nNothing was deployed.` : error);
  process.exit(1);
}
const { status } = spawnSync('wrangler', ['deploy', '-c', 'studio/wrangler.toml', '--env=', ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);
