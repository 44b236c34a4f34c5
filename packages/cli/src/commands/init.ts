/** `portico init`: writes the repository of a new company. */

import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { styleText } from 'node:util';
import { ownValue } from '../../../../src/contract/own-value.ts';
import { canonical } from '../company/config-schema.ts';
import { companyFiles } from '../init/company-files.ts';
import { lockFileFor } from '../init/installation.ts';
import { mergedFile } from '../init/merged-file.ts';
import { EXAMPLE_SITE, type NewCompany } from '../init/new-company.ts';
import type { ImportedPage } from '../init/page/import-page.ts';
import type { ImportedContent } from '../init/page/page-content.ts';
import { UserError } from '../user-error.ts';

interface Given {
  readonly name?: string;
  readonly site?: string;
  readonly languages?: string;
  /** A saved page, or an address. */
  readonly from?: string;
  readonly yes?: boolean;
}

/** What may be in the folder before: what Git, package managers and a new repository's host put there. */
const BESIDE =
  /^(\..*|node_modules|package\.json|package-lock\.json|npm-shrinkwrap\.json|pnpm-.*\.yaml|yarn\.lock|.*\.tgz|(readme|license)(\.\w+)?)$/i;

/**
 * Asks for missing options, unless there is `yes` or no terminal.
 *
 * @throws UserError without having written anything
 */
export async function init(folder = '.', given: Given = {}): Promise<void> {
  const directory = resolve(folder);
  const present = existsSync(directory) ? (await readdir(directory)).filter((name) => !BESIDE.test(name)) : [];
  if (present.length > 0) {
    const found = present.slice(0, 3).join(', ');
    throw new UserError(`${directory} is not empty: it contains ${found}. Choose another folder.`);
  }
  const page = given.from === undefined ? null : await pageFrom(given.from, given.site);
  const company = await answered(given, basename(directory), page);
  const imported = page && (await page.contentFor(company));
  const wanted = await companyFiles(company, directory, imported);
  // before anything is written: a file may be broken
  const files = await Promise.all(
    [...wanted].map(async ([path, text]) => {
      const before = await readFile(join(directory, path), 'utf8').catch(() => null);
      return { path, before, text: before === null ? text : mergedFile(path, before, text) };
    }),
  );
  for (const { path, before, text } of files) {
    if (text === before) continue;
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), text);
    console.log(before === null ? `${styleText('green', '+')} ${path}` : `${styleText('yellow', '~')} ${path}`);
  }
  if (imported) printUnread(imported);
  const enter = folder === '.' ? '' : `cd ${folder} && `;
  const [install, run] = ownValue(NEXT, lockFileFor(directory, Object.keys(NEXT))) ?? ['npm install', 'npx'];
  console.log(`\n${company.name}'s repository is in ${directory}. Next:\n\n  ${enter}${install}\n  ${run} portico dev`);
}

/** Lock file → how its package manager installs, and runs a command. */
const NEXT: Readonly<Record<string, readonly [string, string]>> = {
  'package-lock.json': ['npm install', 'npx'],
  'pnpm-lock.yaml': ['pnpm install', 'pnpm'],
  'yarn.lock': ['yarn install', 'yarn'],
};

async function pageFrom(from: string, site: string | undefined): Promise<ImportedPage> {
  const { importPage } = await import('../init/page/import-page.ts');
  return importPage(from, site === undefined ? null : `${originOf(site)}/`);
}

function printUnread({ unread }: ImportedContent): void {
  if (unread.length === 0) return;
  console.log(`\n${styleText('yellow', '!')} Not read from the page, or changed:`);
  for (const sentence of unread) console.log(`  ${sentence}`);
}

async function answered(given: Given, folder: string, page: ImportedPage | null): Promise<NewCompany> {
  const known = page?.company ?? { name: null, site: EXAMPLE_SITE, languages: [{ code: 'en' }] };
  const defaults = {
    name: known.name ?? titleOf(folder),
    site: known.site,
    languages: known.languages.map(({ code }) => code).join(','),
  };
  const asks = !given.yes && process.stdin.isTTY;
  const terminal = asks ? createInterface({ input: process.stdin, output: process.stdout }) : null;
  const ask = async (name: keyof typeof defaults, question: string): Promise<string> => {
    const answer = given[name] ?? (await terminal?.question(`${question} (${defaults[name]}) `))?.trim();
    return answer || defaults[name];
  };
  try {
    const name = await ask('name', 'Name of the company?');
    const site = originOf(await ask('site', 'Address of its site?'));
    const codes = codesIn(await ask('languages', 'Languages, the default one first?'));
    // prefixes hold only together
    const languages = codes.join() === defaults.languages ? known.languages : codes.map((code) => ({ code }));
    return { name, site, languages };
  } finally {
    terminal?.close();
  }
}

function titleOf(folder: string): string {
  return folder.charAt(0).toUpperCase() + folder.slice(1);
}

function originOf(address: string): string {
  const url = URL.parse(address.includes('://') ? address : `https://${address}`);
  if (url?.protocol !== 'https:')
    throw new UserError(`The site must be an https address such as ${EXAMPLE_SITE}, not ${address}`);
  return url.origin;
}

function codesIn(list: string): readonly string[] {
  const codes = list.split(/[\s,]+/).filter(Boolean);
  const invalid = codes.find((code) => canonical(code) !== code);
  if (invalid !== undefined || codes.length === 0) {
    throw new UserError(
      `Languages must be BCP 47 tags separated by commas, such as en,de,pt-BR, not ${invalid ?? 'an empty list'}`,
    );
  }
  return [...new Set(codes)];
}
