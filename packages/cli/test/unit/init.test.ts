/** `portico init` in folders that are not empty. */

import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFolder } from '../../../../test/support/folder.ts';
import { init } from '../../src/commands/init.ts';
import { NAME } from '../../src/version.ts';

const folder = useFolder();
beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

async function write(path: string, content: object | string): Promise<void> {
  await mkdir(dirname(join(folder.path, path)), { recursive: true });
  await writeFile(join(folder.path, path), typeof content === 'string' ? content : JSON.stringify(content, null, 2));
}
const read = (path: string) => readFile(join(folder.path, path), 'utf8');
const json = async (path: string) => JSON.parse(await read(path));

const GLOBEX = { name: 'Globex', site: 'www.globex.example', languages: 'en,de', yes: true };

test('package.json keeps its fields, their order and its indentation, and gains what is missing', async () => {
  const before = {
    version: '2.0.0',
    name: 'chrome',
    type: 'commonjs',
    scripts: { test: 'node --test', check: 'eslint .' },
    dependencies: { left: '1.0.0' },
    license: 'MIT',
  };
  await write('package.json', JSON.stringify(before, null, '\t'));
  await init(folder.path, GLOBEX);
  const text = await read('package.json');
  expect(text).toMatch(/^\{\n\t"version": "2\.0\.0",\n\t"name": "chrome",/);
  expect(JSON.parse(text)).toEqual({
    ...before,
    type: 'module',
    private: true,
    scripts: { ...before.scripts, start: 'portico dev', deploy: 'portico deploy' },
    dependencies: { left: '1.0.0', [NAME]: expect.stringMatching(/^file:\.\./) },
  });
});

test.each(['file:../portico-cli-0.4.0.tgz', 'workspace:*', 'https://npm.globex.example/portico-cli.tgz', '0.4.0'])(
  'a dependency on %s stays',
  async (dependency) => {
    await write('package.json', { devDependencies: { [NAME]: dependency } });
    await init(folder.path, GLOBEX);
    expect(await json('package.json')).toMatchObject({ devDependencies: { [NAME]: dependency } });
    expect((await json('package.json')).dependencies).toBeUndefined();
  },
);

test.each([
  ['file:portico-cli-0.4.0.tgz', 'file:../../portico-cli-0.4.0.tgz'],
  [`file:${resolve('/portico-cli-0.4.0.tgz')}`, `file:${resolve('/portico-cli-0.4.0.tgz')}`],
  ['workspace:^', 'workspace:^'],
  ['0.4.0', '0.4.0'],
])('below a folder that depends on %s, a new one depends on %s', async (dependency, expected) => {
  await write('package.json', { dependencies: { [NAME]: dependency } });
  await init(join(folder.path, 'packages/chrome'), GLOBEX);
  expect((await json('packages/chrome/package.json')).dependencies).toEqual({ [NAME]: expected });
});

test('README, licence, ignored files, settings and lock files may be there, and stay', async () => {
  const present = {
    'README.md': '# Globex\n',
    LICENSE: 'Ours\n',
    '.git/HEAD': 'ref: refs/heads/main\n',
    'package-lock.json': '{}\n',
    'pnpm-lock.yaml': 'lockfileVersion: 9\n',
    'yarn.lock': '# yarn\n',
    'portico-cli-0.4.0.tgz': 'packed',
    'node_modules/.package-lock.json': '{}\n',
  };
  for (const [path, text] of Object.entries(present)) await write(path, text);
  await write('.gitignore', '/node_modules/\n*.log');
  await init(folder.path, GLOBEX);
  for (const [path, text] of Object.entries(present)) expect(await read(path)).toBe(text);
  expect(await read('.gitignore')).toBe('/node_modules/\n*.log\ndist\n.wrangler\n');
  expect(await read('portico.config.ts')).toContain("en: { name: 'English' }");
});

test('a folder with other files is refused, and stays as it is', async () => {
  await write('src/app.ts', '1');
  await write('package.json', '{}');
  await expect(init(folder.path, GLOBEX)).rejects.toThrow('is not empty: it contains src');
  expect([await readdir(folder.path), await read('package.json')]).toEqual([['package.json', 'src'], '{}']);
});

test.each([
  ['its own folder', 'package.json', '{}', '../node_modules'],
  ['a workspace that is installed', `node_modules/${NAME}/package.json`, '{}', '../../../node_modules'],
  [
    'a workspace that is not yet installed',
    'package.json',
    '{ "workspaces": ["packages/*"] }',
    '../../../node_modules',
  ],
  ['a folder with packages of its own', `packages/chrome/node_modules/${NAME}/package.json`, '{}', '../node_modules'],
])('schemas are those of %s', async (_, path, text, modules) => {
  await write(path, text);
  await init(join(folder.path, 'packages/chrome'), GLOBEX);
  expect((await json('packages/chrome/locales/links.json')).$schema).toBe(
    `${modules}/${NAME}/locales/schema/links.schema.json`,
  );
});

test.each([
  ['package-lock.json', 'npm install', 'npx portico dev'],
  ['pnpm-lock.yaml', 'pnpm install', 'pnpm portico dev'],
  ['yarn.lock', 'yarn install', 'yarn portico dev'],
])('in a workspace with %s, what comes next is “%s”', async (lock, install, start) => {
  await write(lock, '');
  await init(join(folder.path, 'packages/chrome'), GLOBEX);
  expect(console.log).toHaveBeenLastCalledWith(expect.stringContaining(`${install}\n  ${start}`));
});
