/** What the documentation tells readers to install: whoever registers another name on npm would run code at all of them. */

import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { ROOT } from '../../packages/cli/src/root.ts';

/** The command of the installed package; npx runs it without a download. */
const COMMAND = 'portico';

const INSTALLS =
  /\b(?:(?:npm|pnpm|yarn|bun) +(?:install|i|ci|add|update|up|upgrade|create|init|exec|dlx|x|global add|link)|npx|bunx|pnpx)((?: +[^\s`'",;)]+)+)/g;

/** The names in a text that package managers would look for in a registry. */
function installedIn(text: string): string[] {
  return [...text.matchAll(INSTALLS)].flatMap(([command, rest = '']) => {
    const words = rest.trim().split(/ +/);
    const runsOne = /^(?:npx|bunx|pnpx)|^\w+ +(?:exec|dlx|x)\b/.test(command);
    // after the name that is run, words are its own
    const names = words.filter((word) => !word.startsWith('-'));
    const mentioned = (runsOne ? names.slice(0, 1) : names).filter((name) => /portico/.test(name));
    const usesInstalled = /^npx|^\w+ +exec\b/.test(command);
    return mentioned.filter((name) => !(usesInstalled && name === COMMAND));
  });
}

test('packages of Portico are installed from their files only', async () => {
  const pages =
    '{*.md,docs/**/*.md,packages/*/*.{md,toml},examples/*/*.md,packages/*/src/**/*.{ts,tsx},tools/**/*.ts,src/**/*.ts}';
  const texts = await Array.fromAsync(glob(pages, { cwd: ROOT }), (path) => readFile(`${ROOT}${path}`, 'utf8'));
  const ours = texts.flatMap(installedIn);
  expect(ours.length).toBeGreaterThan(2);
  expect(ours.filter((name) => !/^\.{1,2}\/.*\.tgz$/.test(name))).toEqual([]);
});
