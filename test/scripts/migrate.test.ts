/** `portico migrate` with the content of a company that was written for 0.4.0. */

import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readLocales } from '../../scripts/content/read-locales.ts';
import { COMPANY } from '../../src/company.ts';
import { TEST_CONTENT } from '../support/content-folder.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-migrate-'));
  // the dictionaries have the same form in both releases
  await cp(join(ROOT, TEST_CONTENT), join(folder, 'locales'), { recursive: true });
  await rm(join(folder, 'locales/portico.config.ts'));
  await cp(join(ROOT, 'test/fixtures/content-0.4.0'), join(folder, 'locales'), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

const migrate = () => {
  const { PORTICO_COMPANY: _, ...env } = process.env;
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(ROOT, 'scripts/portico.ts'), 'migrate'], {
    cwd: folder,
    env: { ...env, NO_COLOR: '1' },
    encoding: 'utf8',
  });
  return { said: stdout + stderr, status };
};

test('content of 0.4.0 becomes what this release reads, and every change is printed', async () => {
  await expect(readLocales(join(folder, 'locales'))).rejects.toThrow('brand.json: social.microblog');
  const { said, status } = migrate();
  expect(status).toBe(0);
  expect(said.split('\n').filter((line) => line.startsWith('+ '))).toEqual([
    '+ brand.json: social.microblog: has a url and the icon x',
    '+ brand.json: social.professional-network: has a url and the icon linkedin',
    '+ brand.json: social.code-host: has a url and the icon github',
    '+ links.json: actions: is a list of sign-up and contact-sales, with text, look and tracking',
    '+ portico.config.ts: has the languages of 0.4.0',
  ]);
  expect(await readLocales(join(folder, 'locales'))).toEqual(COMPANY);
});

test('migrating again changes nothing', async () => {
  migrate();
  const before = await readFile(join(folder, 'locales/links.json'), 'utf8');
  expect(migrate().said).toBe('The content has format 1 already.\n');
  expect(await readFile(join(folder, 'locales/links.json'), 'utf8')).toBe(before);
});

test('a file that is not JSON is named, and nothing is written', async () => {
  await rm(join(folder, 'locales/links.json'));
  expect(migrate()).toMatchObject({ status: 1, said: expect.stringMatching(/links\.json cannot be read: /) });
  expect(await readdir(folder)).toEqual(['locales']);
});
