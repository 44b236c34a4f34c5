/** `portico migrate`: rewrites the content of earlier releases, and prints what it changed. */

import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { styleText } from 'node:util';
import { ownValue } from '../../../../src/contract/own-value.ts';
import { CONFIG_FILE } from '../company/config-schema.ts';
import { readConfig } from '../company/read-config.ts';
import { EARLIER_FORMS } from '../migrate/earlier-forms.ts';
import { UserError } from '../user-error.ts';
import { NAME } from '../version.ts';

/** The languages of 0.4.0, which were part of its code. */
const config040 = (images: string) => `import { defineConfig } from '${NAME}';

export default defineConfig({
  format: 1,
  languages: {
    de: { name: 'Deutsch' },
    en: { name: 'English', blogCode: null },
    fr: { name: 'Français' },
    es: { name: 'Español' },
    pt: { name: 'Português' },
    ja: { name: '日本語', pathPrefix: '/jp', alias: 'jp', blogCode: 'jp' },
  },
  defaultLanguage: 'en',
${images}});
`;

/**
 * Running it again is safe.
 *
 * @param chosen the folder; the default is the current one
 * @throws UserError without having written anything
 */
export async function migrate(chosen: string): Promise<void> {
  const folder = resolve(chosen);
  const needsConfig = !existsSync(join(folder, CONFIG_FILE));
  // a configuration of an earlier format cannot be read
  const config = await readConfig(folder).catch(() => null);
  const content = join(folder, config?.content ?? 'locales');
  const names = ['brand.json', 'links.json'];
  const read = await Promise.all(names.map(async (name) => [name, await readJson(join(content, name))] as const));
  let files: Readonly<Record<string, unknown>> = Object.fromEntries(read);
  const changes: string[] = [];
  for (const form of EARLIER_FORMS) {
    const migrated = form.migrate(files);
    files = migrated.files;
    changes.push(...migrated.changes);
  }
  if (changes.length > 0) {
    for (const name of names)
      await writeFile(join(content, name), `${JSON.stringify(ownValue(files, name), null, 2)}\n`);
  }
  // where 0.4.0 kept its images
  const images = existsSync(join(folder, 'client/images')) ? "  images: 'client/images',\n" : '';
  if (needsConfig) await writeFile(join(folder, CONFIG_FILE), config040(images));
  const lines = [...changes, ...(needsConfig ? [`${CONFIG_FILE}: written with the languages of 0.4.0`] : [])];
  for (const line of lines) console.log(`${styleText('green', '+')} ${line}`);
  console.log(
    lines.length > 0 ? '\nThe content now has format 1. Next: portico check' : 'The content already has format 1.',
  );
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new UserError(`${file} cannot be read: ${(error as Error).message}`);
  }
}
