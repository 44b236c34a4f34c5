/**
 * A company's own repository: written by `portico init` of the packed package, and built without any source of Portico. The
 * command runs on the lowest Node that the package names, and the first minutes on the newest too.
 */

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../../packages/cli/src/local/chromium.ts';
import { freePort } from '../../packages/cli/src/local/free-port.ts';
import { type StartedService, startService } from '../../packages/cli/src/local/service.ts';
import { ROOT } from '../../packages/cli/src/root.ts';
import { NAME } from '../../packages/cli/src/version.ts';
import { buildPackage } from '../../tools/build-package.ts';
import { TEST_CONTENT } from '../support/content-folder.ts';
import { EARLIER_RELEASES } from '../support/earlier-releases.ts';
import { messageStore } from '../support/message-store.ts';
import { messageContent, studioApi } from '../support/studio-api.ts';
import { apiInProcess } from '../support/studio-in-process.ts';
import { installLowestNode } from './support/installed-node.ts';

const run = promisify(execFile);

let directory: string;
let company: string;
/** By release. */
const nodes = { lowest: '', newest: process.execPath };
let service: StartedService;

interface Output {
  readonly code: number;
  /** Output and errors, without colours. */
  readonly said: string;
}

const commandFile = () => join(company, 'node_modules', NAME, 'packages/cli/src/portico.js');

const portico = (...words: readonly string[]) => porticoIn(company, ...words);

async function porticoIn(cwd: string, ...words: readonly string[]): Promise<Output> {
  return runOn(nodes.lowest, cwd, ...words);
}

/** Without the repository's own Node, and without its company. */
function environment(): NodeJS.ProcessEnv {
  const { PORTICO_COMPANY: _, PATH = '', ...env } = process.env;
  const path = PATH.split(delimiter).filter((folder) => !folder.includes('node_modules'));
  return { ...env, PATH: path.join(delimiter), NO_COLOR: '1' };
}

async function runOn(node: string, cwd: string, ...words: readonly string[]): Promise<Output> {
  const options = { cwd, env: environment(), timeout: 100_000 };
  return run(node, [commandFile(), ...words], options).then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, said: stdout + stderr }),
  );
}

/** As `npm install` does with the packed package, whose dependencies this repository has installed. */
async function install(): Promise<void> {
  const built = join(directory, 'built');
  await buildPackage(built);
  await run('npm', ['pack', '--silent', '--pack-destination', directory], { cwd: built });
  const packed = (await readdir(directory)).find((name) => name.endsWith('.tgz')) ?? '';
  const modules = join(company, 'node_modules');
  await mkdir(modules, { recursive: true });
  await run('tar', ['xzf', join(directory, packed), '-C', modules]);
  await mkdir(dirname(join(modules, NAME)), { recursive: true });
  await rename(join(modules, 'package'), join(modules, NAME));
  for (const name of await readdir(join(ROOT, 'node_modules'))) {
    if (name !== dirname(NAME)) await symlink(join(ROOT, 'node_modules', name), join(modules, name), 'junction');
  }
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(join(company, file), change(await readFile(join(company, file), 'utf8')));
}

const headerIn = async (lang: string) => (await service.fetch(`/chrome/header?lang=${lang}`)).text();

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'portico-company-'));
  company = join(directory, 'globex');
  [nodes.lowest] = await Promise.all([installLowestNode(directory), install()]);
});
afterAll(async () => {
  await service?.stop();
  await rm(directory, { recursive: true });
});

test('portico init writes a repository of fewer than 15 files, none of them code of Portico', async () => {
  const { code, said } = await portico(
    'init',
    '--name=Globex',
    '--site=www.globex.example',
    '--languages=en,it,ar',
    '--yes',
  );
  expect({ code, said }).toMatchObject({ code: 0, said: expect.stringContaining("Globex's repository is in") });
  const paths = (await readdir(company, { recursive: true })).filter((path) => !path.startsWith('node_modules'));
  const files = paths.filter((path) => /\.\w+$/.test(path));
  expect(files).toContain('portico.config.ts');
  expect(files.length).toBeLessThan(15);
  expect(await portico('init', '--yes')).toMatchObject({ code: 1, said: expect.stringContaining('is not empty') });
});

test('portico check names the texts that a language borrows, and what a first view downloads', async () => {
  const { code, said } = await portico('check');
  expect(said).toContain('The content is valid.');
  expect(said).toMatch(/it borrows \d\d texts: labels\.homeLink, /);
  expect(said).toContain('Every text fits a phone of 320 px.');
  expect(said.match(/a first view downloads [\d,]+ bytes/g)).toHaveLength(3);
  expect(code).toBe(0);
});

test('the company is served in its languages, and borrowed texts stand in', async () => {
  await edit('locales/it.json', (text) =>
    JSON.stringify({
      ...JSON.parse(text),
      titles: { pricing: 'Prezzi', company: 'Precipitevolissimevolmentissimo' },
      labels: { login: 'Accedi' },
    }),
  );
  expect(await portico('build')).toMatchObject({ code: 0 });
  service = await startService({ preview: false, dist: join(company, 'dist') });
  const italian = await headerIn('it');
  expect(italian).toContain('lang="it"');
  for (const text of ['Globex', 'Prezzi', 'Accedi', 'Product', '/it/pricing']) expect(italian).toContain(text);
  expect(italian).toContain('<span lang="en">Product</span>');
  expect(italian).not.toMatch(/<span lang="en">(?:Prezzi|Accedi)/);
  expect(await headerIn('IT-ch')).toContain('Prezzi');
  const response = await service.fetch('/chrome/header?lang=de');
  expect(response.headers.get('content-language')).toBe('en');
});

/** Starts `portico dev`, changes a file while a browser shows it, and stops it. */
async function develop(node: string, cwd: string, file: string, [before, after]: readonly [string, string]) {
  const port = await freePort();
  const browser = await launchChromium();
  const child = spawn(node, [commandFile(), 'dev'], { cwd, env: { ...environment(), PORT: `${port}` } });
  try {
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
    await expect.poll(() => said, { timeout: 90_000 }).toContain('Ready.');
    const page = await browser.newPage();
    await page.goto(`http://localhost:${port}/chrome/header?lang=it`);
    const isShown = (title: string) => page.getByText(title, { exact: true }).first().isVisible();
    expect(await isShown(before)).toBe(true);
    const text = await readFile(join(cwd, file), 'utf8');
    // as an editor saves again and again: two builds at once would stop the command
    for (const saved of [`${after} 1`, `${after} 2`, after]) {
      await writeFile(join(cwd, file), text.replace(before, saved));
      await wait(250);
    }
    // the page loads again by itself
    await expect.poll(() => isShown(after), { timeout: 60_000 }).toBe(true);
    expect(child.exitCode).toBeNull();
  } finally {
    child.kill();
    await Promise.all([once(child, 'exit'), browser.close()]);
  }
}

test(
  'portico dev shows the last of several saved changes in the open page',
  () => develop(nodes.lowest, company, 'locales/it.json', ['Prezzi', 'Tariffe']),
  200_000,
);

test('on the newest Node too, init, check and dev work, below the folder that has the packages', async () => {
  const other = join(company, 'packages/initech');
  expect(await runOn(nodes.newest, company, 'init', 'packages/initech', '--languages=en,it', '--yes')).toMatchObject({
    code: 0,
  });
  const { $schema } = JSON.parse(await readFile(join(other, 'locales/it.json'), 'utf8'));
  expect(await readFile(join(other, 'locales', $schema), 'utf8')).toContain('json-schema.org');
  const { code, said } = await runOn(nodes.newest, other, 'check');
  expect({ code, said }).toMatchObject({ code: 0, said: expect.stringContaining('The content is valid.') });
  await develop(nodes.newest, other, 'locales/en.json', ['Pricing', 'Prices']);
}, 240_000);

test('portico doctor passes without the optional Studio, and says what it needs', async () => {
  const { code, said } = await portico('doctor');
  expect(said).toMatch(/✓ Node: \d+/);
  expect(said).toContain('✓ Configuration: en, it, ar');
  expect(said).toContain('✓ Schemas: your editor finds them');
  expect(said).toContain('– Access, only if you want the Studio: set ACCESS_TEAM_DOMAIN and ACCESS_AUDIENCE');
  expect(code).toBe(0);
  const before = await readFile(join(company, 'studio/wrangler.toml'), 'utf8');
  await edit('studio/wrangler.toml', (text) => text.replace('TEAM_DOMAIN = ""', 'TEAM_DOMAIN = "globex"'));
  await edit('locales/it.json', (text) => text.replace('../node_modules', '../modules'));
  const set = await portico('doctor');
  expect(set).toMatchObject({ code: 1, said: expect.stringContaining('✗ Access: set ACCESS_TEAM_DOMAIN') });
  expect(set.said).toContain(
    `✗ Schemas: locales/it.json names a $schema that is not there: write "../node_modules/${NAME}/locales/schema/`,
  );
  await edit('locales/it.json', (text) => text.replace('../modules', '../node_modules'));
  await writeFile(join(company, 'studio/wrangler.toml'), before);
});

test('a company of 0.4.0 is migrated and served with what its Studio has published', async () => {
  const older = join(directory, 'older');
  const locales = join(older, 'locales');
  await cp(join(ROOT, TEST_CONTENT), locales, { recursive: true, filter: (path) => !path.endsWith('.ts') });
  await cp(join(ROOT, 'test/fixtures/content-0.4.0'), locales, { recursive: true });
  await cp(join(ROOT, TEST_CONTENT, 'images'), join(older, 'client/images'), { recursive: true });
  await symlink(join(company, 'node_modules'), join(older, 'node_modules'), 'junction');
  const release = EARLIER_RELEASES.find(({ version }) => version === '0.4.0');
  const stored = messageStore();
  const { add, publish } = studioApi(
    apiInProcess(await stored.open(release?.MessageStore), 'kim@example.com', release),
  );
  await add('webinar', messageContent({ title: 'Written with 0.4.0', weight: '1000000' }));
  await publish();
  expect((await porticoIn(older, 'build')).said).toContain('portico migrate');
  expect(await porticoIn(older, 'migrate')).toMatchObject({ code: 0 });
  expect(await porticoIn(older, 'check')).toMatchObject({ code: 1, said: expect.stringContaining('no wrangler.toml') });
  await cp(join(company, 'wrangler.toml'), join(older, 'wrangler.toml'));
  const { code, said } = await porticoIn(older, 'check');
  expect({ code, said }).toMatchObject({ code: 0, said: expect.not.stringMatching(/^! .*0\.4\.0/m) });
  await service?.stop();
  service = await startService({ preview: false, dist: join(older, 'dist'), publication: stored.document() ?? '' });
  await expect.poll(() => headerIn('en'), { timeout: 10_000 }).toContain('Written with 0.4.0');
  expect(await headerIn('jp')).toContain('href="/jp/');
}, 300_000);
