/** Checks the Studio's roles before a deploy, with the Studio's own parser. */

import { unstable_readConfig } from 'wrangler';
import { parseRoles } from '../../studio/src/access/roles.ts';
import { UserError } from './user-error.ts';

/**
 * @param file wrangler's configuration
 * @param environment `''` for production
 * @param sites the ids of the company's sites
 * @throws UserError that says what is wrong
 */
export function checkRoles(file: string, environment: string, sites: readonly string[]): void {
  const { vars } = unstable_readConfig(
    { config: file, ...(environment && { env: environment }) },
    { hideWarnings: true },
  );
  const parsed = parseRoles(vars.STUDIO_ROLES, sites);
  if ('wrong' in parsed) throw new UserError(`${file}: ${parsed.wrong}\nNothing was deployed.`);
}
