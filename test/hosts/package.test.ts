/** The package for hosts as `npm pack` makes it, installed as a site installs it. */

import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerFor, integrityOf, STYLES } from '../../packages/host/test/unit/support/fake-service.ts';
import { HOST, hostModules } from '../../tools/build-host.ts';

const run = promisify(execFile);
const FILE = 'chrome-0123456789.css';

/** The system's Node, which may be older than the one that runs the tests. */
const SYSTEM_PATH = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((directory) => !directory.includes('node_modules'))
  .join(delimiter);

let directory: string;
let packed: readonly string[];
let archive: string;
let service: Server;
let origin: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'portico-package-'));
  const { stdout } = await npm('pack', HOST, '--ignore-scripts', '--json', '--pack-destination', directory);
  const result = Object.values<{ filename: string; files: { path: string }[] }>(JSON.parse(stdout))[0];
  packed = result?.files.map(({ path }) => path) ?? [];
  await writeFile(join(directory, 'package.json'), '{ "type": "module", "private": true }');
  archive = join(directory, result?.filename ?? '');
  await npm('install', archive, '--offline', '--no-audit', '--no-fund');
  service = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://host.invalid');
    if (pathname === '/chrome/all.json')
      return response.setHeader('portico-state', 'fresh').end(JSON.stringify(answerFor(searchParams)));
    const manifest = { assets: [{ file: FILE, integrity: integrityOf(STYLES) }] };
    if (pathname === '/chrome/manifest.json') return response.end(JSON.stringify(manifest));
    response.writeHead(200, { 'content-type': 'text/css' }).end(STYLES);
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(async () => {
  service?.closeAllConnections();
  service?.close();
  await rm(directory, { recursive: true, force: true });
});

const npm = (...args: readonly string[]) => run('npm', args, { cwd: directory, shell: process.platform === 'win32' });

/** Runs a module on the system's Node, and returns what it prints as JSON. */
async function onSystemNode(code: string): Promise<unknown> {
  const file = join(directory, 'run.mjs');
  await writeFile(file, code);
  const { stdout } = await run('node', [file], {
    cwd: directory,
    timeout: 20_000,
    env: { ...process.env, PATH: SYSTEM_PATH },
  });
  return JSON.parse(stdout);
}

test('contains the compiled modules, their types and a README, and nothing else', async () => {
  const modules = await hostModules();
  expect(modules).toContain('index');
  const compiled = modules.flatMap((module) => [`dist/${module}.js`, `dist/${module}.d.ts`]);
  expect([...packed].sort()).toEqual(['README.md', 'package.json', ...compiled].sort());
});

test('has no dependencies, and entries that exist', async () => {
  const description = JSON.parse(await readFile(join(HOST, 'package.json'), 'utf8'));
  expect(Object.keys(description).filter((key) => /dependencies$/i.test(key))).toEqual(['peerDependencies']);
  expect(description.peerDependencies).toEqual({ react: '*', 'react-dom': '*' });
  expect(description.peerDependenciesMeta).toEqual({ react: { optional: true }, 'react-dom': { optional: true } });
  const entries = [...Object.values<string>(description.exports), ...Object.values<string>(description.bin)];
  expect(entries.length).toBeGreaterThan(3);
  expect(packed).toEqual(expect.arrayContaining(entries.map((path) => path.replace('./', ''))));
});

test('works on the system’s Node: chrome, files and stored copies', async () => {
  const shown = await onSystemNode(`
    import { createServer } from 'node:http';
    import { createChrome } from '@portico/host';
    import { fileCopies, nodeHandler } from '@portico/host/node';
    const { chromeFor, chromeFiles } = createChrome({ service: '${origin}', timeout: 15_000, copies: fileCopies('copies') });
    const server = createServer(nodeHandler(chromeFiles)).listen(0, '127.0.0.1', async () => {
      const file = await fetch('http://127.0.0.1:' + server.address().port + '/chrome/assets/${FILE}');
      const { source, header } = await chromeFor({ language: 'de', path: '/a' });
      console.log(JSON.stringify([file.status, await file.text(), source, header.includes('de /a')]));
      server.close();
      server.closeAllConnections();
    });`);
  expect(shown).toEqual([200, STYLES, 'service', true]);
});

test('installs beside React 18, with which only its React components fail', async () => {
  const site = await mkdtemp(join(directory, 'react-18-'));
  const stub = async (name: string, exported: string) => {
    await mkdir(join(site, name));
    const exports = { '.': './index.js', './jsx-runtime': './jsx-runtime.js' };
    await writeFile(join(site, name, 'package.json'), JSON.stringify({ name, version: '18.3.1', exports }));
    await writeFile(join(site, name, 'index.js'), exported);
    await writeFile(join(site, name, 'jsx-runtime.js'), 'exports.jsx = exports.jsxs = exports.Fragment = null;');
  };
  const names = ['createElement', 'useEffect', 'useRef', 'useState'];
  await stub('react', `exports.version = '18.3.1'; ${names.map((name) => `exports.${name} = null;`).join(' ')}`);
  await stub('react-dom', 'exports.createPortal = null;');
  const dependencies = { react: 'file:react', 'react-dom': 'file:react-dom' };
  await writeFile(join(site, 'package.json'), JSON.stringify({ type: 'module', private: true, dependencies }));
  await run('npm', ['install', archive, '--offline', '--no-audit', '--no-fund'], { cwd: site });
  const load = (name: string) => run('node', ['--input-type=module', '--eval', `import '${name}'`], { cwd: site });
  await load('@portico/host');
  await load('@portico/host/node');
  await expect(load('@portico/host/react')).rejects.toMatchObject({
    stderr: expect.stringContaining('@portico/host/react needs React 19 or later, and found 18.3.1'),
  });
});

test('installs the command fetch-chrome', async () => {
  const command = run('npx', ['--offline', 'fetch-chrome'], {
    cwd: directory,
    env: { ...process.env, PATH: SYSTEM_PATH },
  });
  await expect(command).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^Usage: fetch-chrome /m) });
});

const MODULES = join(HOST, '../../node_modules');

/** @throws Error with what the compiler says about the module */
async function compile(code: string, ...options: readonly string[]): Promise<void> {
  await writeFile(join(directory, 'site.ts'), code);
  const strict = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--target', 'es2022', '--ignoreConfig'];
  const compiler = join(MODULES, 'typescript/bin/tsc');
  await run(process.execPath, [compiler, ...strict, ...options, 'site.ts'], { cwd: directory }).catch(({ stdout }) =>
    Promise.reject(new Error(stdout)),
  );
}

test.each(['nodenext', 'bundler'])(
  'its types are found with moduleResolution %s, and name wrong values',
  async (mode) => {
    const module = mode === 'bundler' ? 'esnext' : mode;
    const types = ['--typeRoots', join(MODULES, '@types'), '--types', 'node'];
    await compile(
      `import { createChrome, type PageChrome } from '@portico/host';
     import { fileCopies, nodeHandler, readChrome } from '@portico/host/node';
     const { chromeFor, chromeFiles } = createChrome({ service: 'https://a.example', copies: fileCopies('copies') });
     const chrome: PageChrome = (await readChrome('chrome', 'de')) ?? (await chromeFor({ language: 'pt-BR' }));
     nodeHandler(chromeFiles);
     export const length: number = chrome.header.length + chrome.styles.length;
     // @ts-expect-error a theme that does not exist
     await chromeFor({ theme: 'blue' });
     // a language of the next release
     await chromeFor({ language: 'it' });
     // @ts-expect-error service is missing
     createChrome({});`,
      ...['--module', module, '--moduleResolution', mode, ...types],
    );
  },
);

test('its types fit those of Workers', async () => {
  const types = ['--lib', 'esnext', '--types', join(MODULES, '@cloudflare/workers-types/index.d.ts')];
  await compile(
    `import { createChrome } from '@portico/host';
     declare const env: { readonly CHROME: Fetcher };
     const { chromeFiles } = createChrome({
       service: 'https://a.example',
       fetch: (address, init) => env.CHROME.fetch(address, init),
       copies: {
         get: async (name) => {
           const found = await caches.default.match('https://a.example/' + name);
           return found && new Uint8Array(await found.arrayBuffer());
         },
         put: (name, bytes) => caches.default.put('https://a.example/' + name, new Response(bytes)),
       },
     });
     export default { fetch: (request: Request): Promise<Response> => chromeFiles(request) };`,
    ...['--module', 'esnext', '--moduleResolution', 'bundler', ...types],
  );
});
