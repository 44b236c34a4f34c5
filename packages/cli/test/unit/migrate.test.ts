/** `portico migrate`, and what reads the content of a company that was written for 0.4.0 without it. */

import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { COMPANY } from '../../../../src/company.ts';
import { TEST_CONTENT } from '../../../../test/support/content-folder.ts';
import { useFolder } from '../../../../test/support/folder.ts';
import { runPortico } from '../../../../test/support/run-portico.ts';
import { TEST_COMPANY } from '../../../../test/support/test-company.ts';
import { readFiles } from '../../src/content/read-files.ts';
import { readLocales } from '../../src/content/read-locales.ts';
import { readEarlierForms } from '../../src/migrate/earlier-forms.ts';
import { ROOT } from '../../src/root.ts';

/** What 0.4.0 knew no form of is absent. */
const { sites: _, ...links } = COMPANY.links;
const BEFORE_SITES = { ...COMPANY, links };

const folder = useFolder();
beforeEach(async () => {
  // the dictionaries have the same form in both releases
  await cp(join(ROOT, TEST_CONTENT), join(folder.path, 'locales'), { recursive: true });
  await rm(join(folder.path, 'locales/portico.config.ts'));
  await cp(join(ROOT, 'test/fixtures/content-0.4.0'), join(folder.path, 'locales'), { recursive: true });
});

const portico = (command: string) => {
  const { stdout, stderr, status } = runPortico(folder.path, command);
  return { said: stdout + stderr, status };
};
const migrate = () => portico('migrate');

const CHANGES = [
  'brand.json: social.microblog: has a url and the icon x',
  'brand.json: social.professional-network: has a url and the icon linkedin',
  'brand.json: social.code-host: has a url and the icon github',
  'links.json: actions: is a list of sign-up and contact-sales, with text, look and tracking',
];

test('content of 0.4.0 becomes what this release reads, and every change is printed', async () => {
  const { said, status } = migrate();
  expect(status).toBe(0);
  expect(said.split('\n').filter((line) => line.startsWith('+ '))).toEqual([
    ...CHANGES.map((change) => `+ ${change}`),
    '+ portico.config.ts: written with the languages of 0.4.0',
  ]);
  expect(await readLocales(join(folder.path, 'locales'), TEST_COMPANY)).toEqual(BEFORE_SITES);
});

test('migrating again changes nothing', async () => {
  migrate();
  const before = await readFile(join(folder.path, 'locales/links.json'), 'utf8');
  expect(migrate().said).toBe('The content already has format 1.\n');
  expect(await readFile(join(folder.path, 'locales/links.json'), 'utf8')).toBe(before);
});

test('a file that is not JSON is named, and nothing is written', async () => {
  await rm(join(folder.path, 'locales/links.json'));
  expect(migrate()).toMatchObject({ status: 1, said: expect.stringMatching(/links\.json cannot be read: /) });
  expect(await readdir(folder.path)).toEqual(['locales']);
});

test('content of 0.4.0 is read as it is migrated, with a warning that names every change', async () => {
  const directory = join(folder.path, 'locales');
  const { warnings } = await readFiles(directory, TEST_COMPANY.config);
  expect(warnings).toEqual([
    expect.stringMatching(/the format of 0\.4\.0, which 0\.6\.0 will no longer read\. Run portico migrate/),
  ]);
  for (const change of CHANGES) expect(warnings[0]).toContain(`\n  ${change}`);
  expect(await readLocales(directory, TEST_COMPANY)).toEqual(BEFORE_SITES);
  migrate();
  expect((await readFiles(directory, TEST_COMPANY.config)).warnings).toEqual([]);
});

test.each([
  ['0.5.0', false],
  ['0.5.12', false],
  ['0.6.0', true],
  ['0.10.0', true],
])('%s refuses content of 0.4.0: %j', async (version, isRefused) => {
  const links = JSON.parse(await readFile(join(folder.path, 'locales/links.json'), 'utf8'));
  const read = () => readEarlierForms({ 'links.json': links }, version);
  if (isRefused)
    expect(read).toThrow(/no longer reads\. Run portico migrate, which changes:\n {2}links\.json: actions: /);
  else expect(read().warnings).toHaveLength(1);
});

const configOf = (format: number) =>
  `export default { format: ${format}, languages: { en: { name: 'English' } }, defaultLanguage: 'en' }`;

test.each([
  ['build', 'there is no configuration', null, /portico migrate writes it for content of 0\.4\.0/],
  ['build', 'the format is later', configOf(2), /:1:\d+ {2}format {2}is 2, but .* reads 1: install a later one/],
  ['doctor', 'the format is earlier', configOf(0), /✗ Configuration: [^✗]*format {2}must be 1: run portico migrate/],
  ['doctor', 'the content is earlier', configOf(1), /✗ Content: .*Run portico migrate, which changes:\n +brand\.json/],
])('portico %s says what to do if %s', async (command, _, config, expected) => {
  if (config) await writeFile(join(folder.path, 'portico.config.ts'), config);
  expect(portico(command)).toMatchObject({ said: expect.stringMatching(expected), status: 1 });
});
