/** `portico check`: validates the content, and prints download sizes, borrowed texts, and texts that will not fit. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { builtInLanguages } from '../../../../src/content/built-in.ts';
import type { CompanyContent } from '../../../../src/content/company-content.ts';
import { LANGUAGES } from '../../../../src/contract/language.ts';
import { ownValue } from '../../../../src/contract/own-value.ts';
import type { Release } from '../../../../src/release/release.ts';
import { siteNamesOf } from '../../../studio/src/entries/audience.ts';
import { findWarnings } from '../../../studio/src/entries/find-warnings.ts';
import { NARROW, WIDE } from '../../../studio/src/entries/fit/places.ts';
import { ESTIMATED_FONT } from '../../../studio/src/entries/fit/text-width.ts';
import { brotliBytes } from '../brotli-bytes.ts';
import { buildAll } from '../build.ts';
import type { Company } from '../company/open-company.ts';
import { sourcesOf } from '../content/read-locales.ts';
import { DIST } from '../dist.ts';
import { fitProblems } from '../fit/fit-problems.ts';
import { rowProblems } from '../fit/row-problems.ts';
import { type Service, startService } from '../local/service.ts';
import { type Problem, problemLines, type Sources } from '../problems/invalid-content.ts';
import { isWithin } from '../problems/shape-problems.ts';
import { UserError } from '../user-error.ts';
import { deadLinks } from './dead-links.ts';
import { failingSources } from './failing-sources.ts';

/**
 * @param options `links` requests every link and blog source, and lists the failures
 * @throws UserError if the content is not valid, or a link does not answer
 */
export async function check(company: Company, { links = false }: { readonly links?: boolean }): Promise<void> {
  const { content: locales, positions } = await buildAll(company);
  console.log(`${styleText('green', '✓')} The content is valid.`);
  const { borrowed = {} } = locales;
  for (const [language, texts] of Object.entries(borrowed)) {
    const paths = Object.keys(texts);
    warn(`${language} borrows ${paths.length === 1 ? '1 text' : `${paths.length} texts`}: ${paths.join(', ')}`);
  }
  for (const { warning, text } of findWarnings(builtInLanguages(locales), Date.now(), siteNamesOf(locales))) {
    // what is too long is measured below
    if (warning !== 'long') warn(text);
  }
  printFit(locales, sourcesOf(positions, company));
  const service = await startService({ preview: false });
  try {
    await printSizes(service);
    if (links) {
      const dead = [...(await deadLinks(service)), ...(await failingSources(locales.brand, fetch))];
      if (dead.length > 0)
        throw new UserError(`These links or blog sources fail:\n${dead.map((line) => `  ${line}`).join('\n')}`);
      console.log(`${styleText('green', '✓')} Every link and blog source works.`);
    }
  } finally {
    await service.stop();
  }
}

/** Lists texts that do not fit a small phone, and rows that do not fit the narrowest window that shows their menu. */
function printFit(locales: CompanyContent, sources: Sources): void {
  // a borrowed text is listed only in the language that it comes from
  const texts = fitProblems(locales).filter(({ file, path }) => {
    return !isWithin(path, Object.keys(ownValue(locales.borrowed, file.replace(/\.json$/, '')) ?? {}));
  });
  const rows = rowProblems(locales);
  const { font: [font = null] = [] } = locales.brand.theme ?? {};
  const isOther = font !== null && font !== ESTIMATED_FONT;
  const note = isOther ? ` The widths are those of ${ESTIMATED_FONT}; "${font}" may be wider or narrower.` : '';
  const list = (what: string, problems: readonly Problem[]) => {
    const lines = problemLines(problems, sources, styleText).map((line) => `    ${line}`);
    warn(`${what} ${problems.length === 1 ? 'does' : 'do'} not fit.${note}\n${lines.join('\n')}`);
  };
  if (texts.length > 0) list(`On a phone of ${NARROW} px, ${counted(texts.length, 'text')}`, texts);
  else console.log(`${styleText('green', '✓')} Every text fits a phone of ${NARROW} px.`);
  if (rows.length > 0) list(`In a window of ${WIDE} px, ${counted(rows.length, 'row')}`, rows);
  else console.log(`${styleText('green', '✓')} Every row fits a window of ${WIDE} px.`);
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
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
