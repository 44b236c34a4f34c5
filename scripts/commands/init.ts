/** `portico init`: writes the repository of a new company. */

import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs, styleText } from 'node:util';
import { companyFiles } from '../init/company-files.ts';
import type { NewCompany } from '../init/new-company.ts';
import { UserError } from '../user-error.ts';

const options = {
  name: { type: 'string' },
  site: { type: 'string' },
  languages: { type: 'string' },
  yes: { type: 'boolean', short: 'y', default: false },
} as const;

/**
 * Asks for missing options, unless there is `--yes` or no terminal.
 *
 * @throws UserError without having written anything
 */
export async function init(args: readonly string[]): Promise<void> {
  const { values, positionals } = parse(args);
  const [folder = '.', ...others] = positionals;
  if (others.length > 0)
    throw new UserError('Usage: portico init [<folder>] [--name=… --site=… --languages=en,de] [--yes]');
  const directory = resolve(folder);
  const present = existsSync(directory) ? (await readdir(directory)).filter((name) => !BESIDE.has(name)) : [];
  if (present.length > 0) {
    const found = present.slice(0, 3).join(', ');
    throw new UserError(`${directory} is not empty: it contains ${found}. Choose another folder.`);
  }
  const company = await answered(values, basename(directory));
  const files = await companyFiles(company);
  for (const [path, text] of files) {
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), text);
    console.log(`${styleText('green', '+')} ${path}`);
  }
  const enter = folder === '.' ? '' : `cd ${folder} && `;
  console.log(`\n${company.name}'s repository is in ${directory}. Next:\n\n  ${enter}npm install\n  npx portico dev`);
}

/** A folder with nothing else counts as empty. */
const BESIDE = new Set(['.git', 'node_modules', 'package.json', 'package-lock.json']);

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UserError((error as Error).message);
  }
}

type Given = ReturnType<typeof parse>['values'];

async function answered(given: Given, folder: string): Promise<NewCompany> {
  const defaults = { name: titleOf(folder), site: 'https://www.example.com', languages: 'en' };
  const asks = !given.yes && process.stdin.isTTY;
  const terminal = asks ? createInterface({ input: process.stdin, output: process.stdout }) : null;
  const ask = async (name: keyof typeof defaults, question: string): Promise<string> => {
    const answer = given[name] ?? (await terminal?.question(`${question} (${defaults[name]}) `))?.trim();
    return answer || defaults[name];
  };
  try {
    const name = await ask('name', 'Name of the company?');
    const site = originOf(await ask('site', 'Address of its site?'));
    const languages = codesIn(await ask('languages', 'Languages, the default one first?'));
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
    throw new UserError(`The site must be an https address such as https://www.example.com, not ${address}`);
  return url.origin;
}

function codesIn(list: string): readonly string[] {
  const codes = list.split(/[\s,]+/).filter(Boolean);
  const invalid = codes.find((code) => !isTag(code));
  if (invalid !== undefined || codes.length === 0) {
    throw new UserError(
      `Languages must be BCP 47 tags separated by commas, such as en,de,pt-BR, not ${invalid ?? 'an empty list'}`,
    );
  }
  return [...new Set(codes)];
}

function isTag(code: string): boolean {
  try {
    return Intl.getCanonicalLocales(code)[0] === code;
  } catch {
    return false;
  }
}
