/** The roles in wrangler.toml, as `portico studio deploy` checks them, and as the documentation gives them. */

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useFolder } from '../../../../test/support/folder.ts';
import { checkRoles } from '../../src/check-roles.ts';

const folder = useFolder();

async function check(roles: string, environment = '', rest = '') {
  const file = join(folder.path, 'wrangler.toml');
  await writeFile(file, `name = "studio"\n[vars]\nACCESS_AUDIENCE = "a"\n${roles}\n${rest}`);
  checkRoles(file, environment, ['main', 'docs', 'community']);
}

const guide = await readFile(new URL('../../../../docs/deploying.md', import.meta.url), 'utf8');
const [, documented = ''] = /```toml\n(\[\[vars\.STUDIO_ROLES\]\][\s\S]*?)```/.exec(guide) ?? [];
const studio = await readFile(new URL('../../../studio/wrangler.toml', import.meta.url), 'utf8');
const example = studio.replaceAll(/^# (?=\[\[vars\.|role = |groups = )/gm, '');

test('those of the guide, and of the example in wrangler.toml, are valid', async () => {
  expect(documented).toContain('claim = "roles"');
  await check(documented);
  expect(example).toContain('\n[[vars.STUDIO_ROLES]]\n');
  await writeFile(join(folder.path, 'example.toml'), example);
  checkRoles(join(folder.path, 'example.toml'), '', []);
});

test('a mistake is refused with the file', async () => {
  await expect(check(documented.replace('"de"', '"deutsch"'))).rejects.toThrow(
    /wrangler\.toml: STUDIO_ROLES: entry 2, languages: must be one of .*\nNothing was deployed\.$/,
  );
});

test('those of the environment are checked', async () => {
  const staging = '[env.staging.vars]\nACCESS_AUDIENCE = "a"\n[[env.staging.vars.STUDIO_ROLES]]\nrole = "boss"\n';
  await check('', '', staging);
  await expect(check('', 'staging', staging)).rejects.toThrow('entry 1, role: must be one of');
});
