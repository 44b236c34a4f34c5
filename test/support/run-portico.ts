/** Runs the command `portico` in a company's folder. */

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const COMMAND = fileURLToPath(new URL('../../packages/cli/src/portico.ts', import.meta.url));

export function runPortico(folder: string, command: string, color = false) {
  const { PORTICO_COMPANY: _, NO_COLOR: __, ...env } = process.env;
  return spawnSync(process.execPath, [COMMAND, command], {
    cwd: folder,
    env: { ...env, ...(color ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }) },
    encoding: 'utf8',
  });
}
