/** One mistake in a company's files is one line. */

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runPortico } from '../../../../test/support/run-portico.ts';
import { init } from '../../src/commands/init.ts';
import { NAME } from '../../src/version.ts';

const DEFINE = fileURLToPath(new URL('../../src/company/define-config.ts', import.meta.url));

let folder: string;
beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  folder = await mkdtemp(join(tmpdir(), 'portico-mistake-'));
  await init(folder, { name: 'Globex', site: 'www.globex.example', languages: 'en,it,ar,de-AT', yes: true });
  const config = join(folder, 'portico.config.ts');
  await writeFile(config, (await readFile(config, 'utf8')).replace(`'${NAME}'`, JSON.stringify(DEFINE)));
});
afterAll(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

/** What a build says about a file with a mistake. */
async function saidOf(file: string, change: (text: string) => string | null): Promise<readonly string[]> {
  const path = join(folder, file);
  const before = await readFile(path, 'utf8');
  const text = change(before);
  expect(text).not.toBe(before);
  try {
    if (text === null) await rm(path);
    else await writeFile(path, text);
    return runPortico(folder, 'build').stderr.trimEnd().split('\n').slice(1);
  } finally {
    await writeFile(path, before);
  }
}

const replace = (from: string, to: string) => (text: string) => text.replace(from, to);

const withList = (text: string) => JSON.stringify({ ...JSON.parse(text), labels: [] });

const CONFIG = 'portico.config.ts';
const ENGLISH = 'locales/en.json';

test.each<[string, string, (text: string) => string | null, string]>([
  ['a missing quote', ENGLISH, replace('"titles": {', '"titles: {'), 'is not valid JSON'],
  ['a file that is missing', ENGLISH, () => null, 'languages.en  has no texts'],
  ['a list for an object', ENGLISH, withList, 'labels  must be an object, not a list'],
  ['a misspelt part', ENGLISH, replace('"titles"', '"titels"'), 'titels  is not a known field; did you mean "titles"?'],
  [
    'a misspelt part',
    'locales/links.json',
    replace('"links"', '"link"'),
    'link  is not a known field; did you mean "links"?',
  ],
  ['a code of three letters', CONFIG, replace('en: {', 'eng: {'), 'languages.eng  must be written en'],
  ['a misspelt field', CONFIG, replace('languages:', 'languges:'), 'languges  is not a known field'],
])('%s in %s', async (_, file, change, said) => {
  expect(await saidOf(file, change)).toEqual([expect.stringContaining(said)]);
});
