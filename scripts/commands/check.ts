/** `portico check`: validates the content, and says what visitors download, what is missing, and what will not fit. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { builtInLanguages } from '../../src/content/built-in.ts';
import { LANGUAGES } from '../../src/contract/language.ts';
import type { Release } from '../../src/release/release.ts';
import { findWarnings } from '../../studio/messages/find-warnings.ts';
import { brotliBytes } from '../brotli-bytes.ts';
import { buildAll } from '../build.ts';
import { DIST } from '../company/company.ts';
import { companyFiles } from '../content/company-files.ts';
import { readCompany } from '../content/read-locales.ts';
import { type Service, startService } from '../local/service.ts';
import { UserError } from '../user-error.ts';
import { deadLinks } from './dead-links.ts';

/**
 * @param args `--links` requests every link, and lists those that do not answer
 * @throws UserError if the content is not valid, or a link does not answer
 */
export async function check(args: readonly string[]): Promise<void> {
  const locales = await readCompany();
  await buildAll();
  console.log(`${styleText('green', '✓')} The content is valid.`);
  const { borrowed } = await companyFiles();
  for (const [language, paths] of Object.entries(borrowed)) {
    if (paths.length > 0) warn(`${language} borrows ${paths.length} texts: ${paths.join(', ')}`);
  }
  for (const { warning, text } of findWarnings(builtInLanguages(locales), Date.now())) {
    if (warning !== 'expired') warn(text);
  }
  const service = await startService({ preview: false });
  try {
    await printSizes(service);
    if (args.includes('--links')) {
      const dead = await deadLinks(service);
      if (dead.length > 0)
        throw new UserError(`These links do not answer:\n${dead.map((line) => `  ${line}`).join('\n')}`);
      console.log(`${styleText('green', '✓')} Every link answers.`);
    }
  } finally {
    await service.stop();
  }
}

/** What a first view downloads besides the page: header, footer, style sheet and loader, in bytes of Brotli. */
async function printSizes({ fetch }: Service): Promise<void> {
  const { assets } = JSON.parse(await readFile(join(DIST, 'release.json'), 'utf8')) as Release;
  for (const language of LANGUAGES) {
    const fragments = ['header', 'footer'].map(async (name) =>
      brotliBytes(await (await fetch(`/chrome/${name}?lang=${language}`)).text()),
    );
    const sizes = [...(await Promise.all(fragments)), assets.styles.brotliBytes, assets.loader.brotliBytes];
    const total = sizes.reduce((sum, bytes) => sum + bytes, 0);
    console.log(`  ${language.padEnd(8)} a first view downloads ${total.toLocaleString('en')} bytes`);
  }
}

function warn(text: string): void {
  console.log(`${styleText('yellow', '!')} ${text}`);
}
