/** What the built worker evaluates when it is imported, and with a first header. */

import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const DIRECTORY = fileURLToPath(new URL('../../dist/worker/', import.meta.url));

/** Replaces everything that formats for a language, which takes milliseconds to create, and counts its uses. */
const COUNTED = `
const used = [];
const counted = (name, real) => new Proxy(real, {
  construct(target, list) { used.push(name); return Reflect.construct(target, list); },
  apply(target, self, list) { used.push(name); return Reflect.apply(target, self, list); },
});
for (const name of Object.getOwnPropertyNames(Intl)) if (typeof Intl[name] === 'function') Intl[name] = counted('Intl.' + name, Intl[name]);
for (const { prototype } of [Number, Date, Array]) prototype.toLocaleString = counted('toLocaleString', prototype.toLocaleString);
Object.assign(globalThis, { caches: { default: { match: async () => undefined, put: async () => undefined } } });
const { default: worker } = await import(process.argv[1]);
const uses = { imported: used.splice(0) };
for (const path of ['/chrome/header', '/chrome/footer', '/chrome/all.json', '/chrome/manifest.json', '/chrome/health']) {
  const env = { PREVIEW: 'off', BLOG: { fetch: async () => Response.json({}) } };
  const context = { waitUntil() {}, passThroughOnException() {} };
  const { status } = await worker.fetch(new Request('https://www.example.com' + path), env, context);
  uses[path + ' ' + status] = used.splice(0);
}
console.log(JSON.stringify(uses));`;

/** The modules that are evaluated with a module, itself included. */
async function evaluatedWith(file: string, found = new Map<string, string>()): Promise<Map<string, string>> {
  const text = await readFile(DIRECTORY + file, 'utf8');
  found.set(file, text);
  for (const [, name = ''] of text.matchAll(/(?:\bfrom|\bimport)"\.\/([\w-]+\.js)"/g)) {
    if (!found.has(name)) await evaluatedWith(name, found);
  }
  return found;
}

test('neither importing the worker nor a first answer creates a formatter', async () => {
  const options = ['--input-type=module', '-e', COUNTED, `${DIRECTORY}worker.js`];
  const uses = JSON.parse((await promisify(execFile)(process.execPath, options)).stdout);
  expect(uses).toEqual({
    imported: [],
    '/chrome/header 200': [],
    '/chrome/footer 200': [],
    '/chrome/all.json 200': [],
    '/chrome/manifest.json 200': [],
    '/chrome/health 200': [],
  });
});

test('the modules that are evaluated at import have at most 32,500 bytes, and know neither content nor renderer', async () => {
  const modules = [...(await evaluatedWith('worker.js')).values()].join('\n');
  console.log(`evaluated at import: ${Buffer.byteLength(modules)} bytes`);
  expect(Buffer.byteLength(modules)).toBeLessThanOrEqual(32_500);
  for (const word of ['portico-nav__list', 'Multifactor']) expect(modules).not.toContain(word);
});

test('a header does not evaluate the build snapshot', async () => {
  const entry = await readFile(`${DIRECTORY}worker.js`, 'utf8');
  const loaded = [...entry.matchAll(/import\("\.\/((?:service|bind-service)-\w+\.js)"\)/g)].map(
    ([, file = '']) => file,
  );
  expect(loaded).toHaveLength(2);
  const evaluated = new Map<string, string>();
  for (const file of loaded) await evaluatedWith(file, evaluated);
  const text = [...evaluated.values()].join('\n');
  expect(text).toContain('portico-nav__list');
  expect([...evaluated.keys()].filter((file) => /^build-snapshot/.test(file))).toEqual([]);
});

test('the parser of feeds, which a first feed loads, has at most 14,000 bytes', async () => {
  const [file = ''] = (await readdir(DIRECTORY)).filter((name) => name.startsWith('read-feed'));
  const bytes = (await readFile(DIRECTORY + file)).length;
  console.log(`parser of feeds: ${bytes} bytes`);
  expect(bytes).toBeLessThanOrEqual(14_000);
});

/** Shared by the parser of feeds and titles of JSON. */
async function entities() {
  const [file = ''] = (await readdir(DIRECTORY)).filter((name) => name.startsWith('html-text'));
  return evaluatedWith(file);
}

test('the entities of HTML, which a feed or titles as HTML load, have at most 31,000 bytes', async () => {
  const modules = [...(await entities()).values()].join('\n');
  console.log(`entities: ${Buffer.byteLength(modules)} bytes`);
  expect(Buffer.byteLength(modules)).toBeGreaterThan(20_000);
  expect(Buffer.byteLength(modules)).toBeLessThanOrEqual(31_000);
});

test('the public worker and its files contain nothing of the Studio, and all code but the build snapshot has at most 229,000 bytes', async () => {
  const omitted = await entities();
  const files = (await readdir(DIRECTORY)).filter(
    (file) => !/^(?:build-snapshot|read-feed)/.test(file) && !omitted.has(file),
  );
  const modules = (await Promise.all(files.map((file) => readFile(DIRECTORY + file, 'utf8')))).join('\n');
  console.log(
    `all code but the build snapshot, the parser of feeds and the entities: ${Buffer.byteLength(modules)} bytes`,
  );
  expect(Buffer.byteLength(modules)).toBeLessThanOrEqual(229_000);
  expect(modules).toContain('portico-nav__list');
  for (const word of ['preview-table', 'studio-', '/share/', 'sample-hero']) expect(modules).not.toContain(word);
  const assets = await readdir(`${DIRECTORY}../public/chrome/assets`);
  expect(assets.filter((file) => /^(?:preview|sample|studio)-/.test(file))).toEqual([]);
  expect(assets.length).toBeGreaterThan(5);
});
