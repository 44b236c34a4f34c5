/** `portico studio deploy`: builds the Studio and deploys it, to production or `--env`. */

import { spawnSync } from 'node:child_process';
import { buildAll } from '../build.ts';
import { takeEnvironment } from '../environment.ts';
import { UserError } from '../user-error.ts';

/**
 * @param args all but `--env` are passed on to wrangler, such as `--dry-run`
 * @throws UserError if nothing was deployed
 */
export async function deployStudio(args: readonly string[]): Promise<void> {
  const { environment, others } = takeEnvironment(args);
  await buildAll().catch((error: unknown) => {
    throw error instanceof UserError ? new UserError(`${error.message}\nNothing was deployed.`) : error;
  });
  const { status } = spawnSync(
    'wrangler',
    ['deploy', '-c', 'studio/wrangler.toml', `--env=${environment}`, ...others],
    {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  process.exitCode = status ?? 1;
}
