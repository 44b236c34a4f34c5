/** What production relies on in wrangler.toml, for the service and for the Studio. */

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { unstable_readConfig } from 'wrangler';
import { STUDIO_TEMPLATE } from '../../src/studio-config.ts';

const read = (path: string) => readFile(new URL(`../../../../${path}`, import.meta.url), 'utf8');
const outsideEnvironments = (text: string) => text.split('\n[env.')[0] ?? '';
const config = await read('wrangler.toml');
const studio = await read(STUDIO_TEMPLATE);
const [production, studioProduction] = [outsideEnvironments(config), outsideEnvironments(studio)];

const [, service = ''] = /^name = "(.*)"$/m.exec(production) ?? [];

const SERVICE: Readonly<Record<string, RegExp>> = {
  // with room for the first request of an instance
  'the CPU time of a request is limited': /^\[limits\]\ncpu_ms = (?:[2-9]\d\d|1000)$/m,
  'preview is off': /^\[vars\]\nPREVIEW = "off"$/m,
  'assets go through the worker': /^run_worker_first = true$/m,
  'the worker reads the bucket with the files of all releases': /^binding = "ASSET_BUCKET"$/m,
  'the worker is deployed as it was built': /^main = "dist\/worker\/worker\.js"\nno_bundle = true$/m,
  'and so are the modules that it loads later':
    /^find_additional_modules = true\nrules = \[\{ type = "ESModule", globs = \["\*\.js"\] \}\]$/m,
  'without the Studio it needs no KV namespace': /^# \[\[kv_namespaces\]\]\n# binding = "MESSAGES"$/m,
};
const STUDIO: Readonly<Record<string, RegExp>> = {
  'can be reached only at the hostname that Access protects': /^workers_dev = false\npreview_urls = false$/m,
  'needs Access': /^\[vars\]\nACCESS_TEAM_DOMAIN = ".*"\nACCESS_AUDIENCE = ".*"$/m,
  'has its store': /^bindings = \[\{ name = "STORE", class_name = "MessageStore" \}\]$/m,
  'has the migration that creates it': /^tag = "v1"\nnew_sqlite_classes = \["MessageStore"\]$/m,
  'asks the service by its name': new RegExp(`binding = "PORTICO"\nservice = "${service}"`),
  'limits opened previews': /^name = "SHARE_LIMIT"\nnamespace_id = "\d+"\nsimple = \{ limit = 60, period = 10 \}$/m,
  'limits changes': /^name = "WRITE_LIMIT"\nnamespace_id = "\d+"\nsimple = \{ limit = 100, period = 10 \}$/m,
};

test.each(Object.entries(SERVICE))('%s', (_, expected) => {
  expect(production).toMatch(expected);
});

test.each(Object.entries(STUDIO))('the Studio %s', (_, expected) => {
  expect(studioProduction).toMatch(expected);
});

test('the Studio of an environment asks the service of the same', () => {
  expect(studio).toContain(`services = [{ binding = "PORTICO", service = "${service}-staging" }]`);
});

test('what is for npm start alone is nowhere configured, and both workers have the same compatibility date', () => {
  expect(studio).not.toContain('STUDIO_LOCAL');
  expect(production).not.toMatch(/^\[\[kv_namespaces\]\]$/m);
  const [date, ofStudio] = [config, studio].map(
    (text) => /^compatibility_date = "(\d{4}-\d\d-\d\d)"$/m.exec(text)?.[1],
  );
  expect(date).toBeDefined();
  expect(ofStudio).toBe(date);
});

/** What is compared of wrangler's configuration. */
interface Config {
  readonly name: string;
  readonly definedEnvironments?: readonly string[];
  readonly routes?: readonly unknown[];
  readonly vars: object;
  readonly r2_buckets: readonly { readonly binding: string; readonly bucket_name: string }[];
  readonly kv_namespaces: readonly { readonly binding: string; readonly id: string }[];
  readonly services: readonly { readonly binding: string; readonly service: string }[];
  readonly ratelimits: readonly { readonly name: string; readonly namespace_id: string }[];
  readonly analytics_engine_datasets: readonly { readonly binding: string; readonly dataset: string }[];
  readonly durable_objects: { readonly bindings: readonly { readonly name: string; readonly class_name: string }[] };
}

describe.each(['wrangler.toml', STUDIO_TEMPLATE])('the environments of %s', (path) => {
  const file = fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
  /** As wrangler deploys it: bindings are not inherited, all else is. */
  const read = (env: string): Config => unstable_readConfig({ config: file, env }, { hideWarnings: true });
  // what npm start runs is not deployed
  const names = read('').definedEnvironments?.filter((name) => name !== 'preview') ?? [];

  /** Each binding with the resource that it leads to. */
  const resourcesOf = (config: Config) =>
    Object.fromEntries([
      ...config.r2_buckets.map(({ binding, bucket_name: name }) => [`bucket ${binding}`, name]),
      ...config.kv_namespaces.map(({ binding, id }) => [`namespace ${binding}`, id]),
      ...config.services.map(({ binding, service }) => [`service ${binding}`, service]),
      ...config.ratelimits.map(({ name, namespace_id: id }) => [`limit ${name}`, id]),
      ...config.analytics_engine_datasets.map(({ binding, dataset }) => [`dataset ${binding}`, dataset]),
    ]);
  const bindingsOf = (config: Config) =>
    [
      ...Object.keys(resourcesOf(config)),
      ...config.durable_objects.bindings.map(({ name, class_name: className }) => `object ${name} of ${className}`),
    ].sort();

  test('include staging', () => expect(names).toContain('staging'));

  test.each(names)('%s has the bindings and variables of production', (name) => {
    expect(bindingsOf(read('')).length).toBeGreaterThan(0);
    expect(bindingsOf(read(name))).toEqual(expect.arrayContaining(bindingsOf(read(''))));
    expect(Object.keys(read(name).vars)).toEqual(expect.arrayContaining(Object.keys(read('').vars)));
  });

  test.each(names)('%s has a name, resources and routes of its own', (name) => {
    const [other, production] = [read(name), read('')];
    expect(other.name).not.toBe(production.name);
    for (const [binding, resource] of Object.entries(resourcesOf(production))) {
      expect([binding, resourcesOf(other)[binding]]).not.toEqual([binding, resource]);
    }
    // inherited, they would take the traffic of production
    expect(other.routes).toBeDefined();
    expect([...(other.routes ?? [])]).not.toEqual(expect.arrayContaining([...(production.routes ?? ['none'])]));
  });
});
