/** The commands that companies' pages name are those that a folder of `portico init` has, with the names that it wrote. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { init } from '../../packages/cli/src/commands/init.ts';
import { readArguments } from '../../packages/cli/src/read-arguments.ts';
import { ROOT } from '../../packages/cli/src/root.ts';
import { findCommand } from '../../packages/cli/src/run-command.ts';
import { NAME } from '../../packages/cli/src/version.ts';

const PAGES = [
  'your-own-chrome',
  'configuration',
  'deploying',
  'operations',
  'counting',
  'editors',
  'studio-api',
  'other-languages',
];

const COMMAND = join(ROOT, 'packages/cli/src/portico.ts');

let folder: string;
/** The names that the two wrangler files contain. */
let names: string;
beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  folder = await mkdtemp(join(tmpdir(), 'portico-commands-'));
  // as it is in the archive
  const installed = join(folder, 'node_modules', NAME);
  await mkdir(installed, { recursive: true });
  for (const path of ['docs', 'locales', 'packages/cli/package.json', 'packages/cli/src'])
    await symlink(join(ROOT, path), join(installed, basename(path)));
  await init(folder, { name: 'Globex', site: 'www.globex.example', languages: 'en,de', yes: true });
  const files = ['wrangler.toml', 'studio/wrangler.toml'].map((path) => readFile(join(folder, path), 'utf8'));
  names = (await Promise.all(files)).join('\n');
});
afterAll(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

/** The words of each command in blocks and between backticks. */
async function commandsIn(page: string): Promise<string[][]> {
  const text = await readFile(join(ROOT, `docs/${page}.md`), 'utf8');
  const blocks = [...text.matchAll(/^ {4}(\S.*)$/gm), ...text.matchAll(/^```sh\n(.*?)\n```$/gms)];
  const codes = [...blocks, ...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) => code.split(/\n| && /));
  return codes
    .map((code) => [...code.matchAll(/(?:[^\s"']|"[^"]*"|'[^']*')+/g)].map(([word]) => word.replaceAll(/["']/g, '')))
    .map((words) => words.slice(words.findIndex((word) => !/^[A-Z_]+=/.test(word))))
    .filter(([first = '']) => ['npx', 'npm', 'portico', 'wrangler', 'pnpm', 'yarn'].includes(first));
}

/** Why a folder of `portico init` does not have the command; null if it does. */
function problemOf([program = '', ...words]: readonly string[]): string | null {
  // pnpm runs what is installed without another word
  if (program === 'pnpm' && words[0] === 'portico') return problemOf(words);
  if (program === 'npx')
    return ['portico', 'wrangler'].includes(words[0] ?? '') ? problemOf(words) : 'is not installed';
  if (program === 'portico') return commandProblem(words);
  if (program === 'wrangler') return nameProblem(words);
  // in an empty folder, and in Portico's repository
  const other = ['npm init --yes', 'npm install', 'npm ci', 'npm run pack', 'pnpm install'];
  const isPackage = /^(?:install|add(?: --allow-build=\S+)*) \.\.\/\S+\.tgz$/.test(words.join(' '));
  const isKnown = other.includes([program, ...words].join(' ')) || isPackage;
  return isKnown ? null : 'is nothing that a company has';
}

function commandProblem(words: readonly string[]): string | null {
  if (words.length === 0) return null;
  const { name, command, rest } = findCommand(words);
  if (!command) return `there is no command ${name}`;
  try {
    readArguments(
      name,
      command,
      rest.filter((word) => word !== '--help'),
    );
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

function nameProblem(words: readonly string[]): string | null {
  const [created] = /(?<=(?:bucket|namespace) create )\S+/.exec(words.join(' ')) ?? [];
  if (created !== undefined && !new RegExp(`["\\s]${created}["\`]`).test(names))
    return `init does not write ${created}`;
  const file = words[words.indexOf('-c') + 1];
  return words.includes('-c') && !existsSync(join(folder, file ?? '')) ? `there is no ${file}` : null;
}

test.each(PAGES)('docs/%s.md', async (page) => {
  const commands = await commandsIn(page);
  const wrong = commands.map((words) => ({ said: words.join(' '), problem: problemOf(words) }));
  expect(wrong.filter(({ problem }) => problem !== null)).toEqual([]);
});

/** As the pages call it, with the most options. */
async function documented(name: string): Promise<readonly string[]> {
  const all = (await Promise.all(PAGES.map(commandsIn))).flat();
  const given = all
    .filter((words) => words.includes('portico'))
    .map((words) => words.slice(words.indexOf('portico') + 1));
  const [longest = []] = given
    .filter((words) => findCommand(words).name === name && !words.some((word) => /^--(from|help|links)/.test(word)))
    .toSorted((one, other) => other.length - one.length);
  return longest;
}

// in this order: what a release needs comes after its build, and a document after its export
test.each([
  'doctor',
  'migrate',
  'check',
  'build',
  'stack',
  'content export',
  'content check',
  'deploy',
  'studio deploy',
])('portico %s runs there as documented', { timeout: 120_000 }, async (name) => {
  const words = await documented(name);
  const { PORTICO_COMPANY: _, ...env } = process.env;
  const dryRun = findCommand(words).command?.options?.['dry-run'] ? ['--dry-run'] : [];
  const child = spawn(process.execPath, [COMMAND, ...words, ...dryRun], { cwd: folder, env, stdio: 'ignore' });
  expect([words.length > 0, ...(await once(child, 'exit'))]).toEqual([true, 0, null]);
});
