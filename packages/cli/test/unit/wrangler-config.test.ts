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

test('the CPU time of a request is limited, with room for the first request of an instance', () => {
  const [, limit] = /^\[limits\]\ncpu_ms = (\d+)$/m.exec(production) ?? [];
  expect(Number(limit)).toBeGreaterThanOrEqual(200);
  expect(Number(limit)).toBeLessThanOrEqual(1_000);
});

test('preview is off', () => {
  expect(production).toMatch(/^\[vars\]\nPREVIEW = "off"$/m);
});

test('assets go through the worker, which also reads the bucket with the files of all releases', () => {
  expect(production).toMatch(/^run_worker_first = true$/m);
  expect(production).toMatch(/^binding = "ASSET_BUCKET"$/m);
});

test('the modules that the worker loads later are deployed with it, and nothing else counts as one', () => {
  expect(production).toMatch(/^main = "dist\/worker\/worker\.js"\nno_bundle = true$/m);
  expect(production).toMatch(
    /^find_additional_modules = true\nrules = \[\{ type = "ESModule", globs = \["\*\.js"\] \}\]$/m,
  );
});

describe('the Studio', () => {
  test('can be reached only at the hostname that Access protects, and needs Access', () => {
    expect(studioProduction).toMatch(/^workers_dev = false\npreview_urls = false$/m);
    expect(studioProduction).toMatch(/^\[vars\]\nACCESS_TEAM_DOMAIN = ".*"\nACCESS_AUDIENCE = ".*"$/m);
    expect(studioProduction).not.toContain('BLOG');
  });

  test('has its store, with the migration that creates it', () => {
    expect(studioProduction).toContain('bindings = [{ name = "STORE", class_name = "MessageStore" }]');
    expect(studioProduction).toMatch(/^\[\[migrations\]\]\ntag = "v1"\nnew_sqlite_classes = \["MessageStore"\]$/m);
  });

  test('asks the service by its name', () => {
    const [, name] = /^name = "(.*)"$/m.exec(production) ?? [];
    expect(studioProduction).toContain(`[[services]]\nbinding = "PORTICO"\nservice = "${name}"`);
  });

  test('limits how often previews are opened and something is changed', () => {
    const limits = [
      ...studioProduction.matchAll(/^\[\[ratelimits\]\]\nname = "(.*)"\nnamespace_id = "(\d+)"\nsimple = (.*)$/gm),
    ];
    expect(limits.map(([, name, , simple]) => [name, simple])).toEqual([
      ['SHARE_LIMIT', '{ limit = 60, period = 10 }'],
      ['WRITE_LIMIT', '{ limit = 100, period = 10 }'],
    ]);
    expect(new Set(limits.map(([, , id]) => id)).size).toBe(2);
  });

  test('is nowhere configured for local use, which is for npm start alone', () => {
    expect(studio).not.toContain('STUDIO_LOCAL');
  });

  test('is built for the same compatibility date', () => {
    const dates = [config, studio].map((text) => /^compatibility_date = "(.*)"$/m.exec(text)?.[1]);
    expect(dates[0]).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(dates[1]).toBe(dates[0]);
  });
});

test('a service without the Studio needs no KV namespace', () => {
  expect(production).not.toMatch(/^\[\[kv_namespaces\]\]$/m);
  expect(production).toMatch(/^# \[\[kv_namespaces\]\]\n# binding = "MESSAGES"$/m);
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

test('the Studio of each environment asks the service of the same', () => {
  const service = (text: string) => /^\[env\.staging\]\nname = "(.*)"$/m.exec(text)?.[1];
  expect(studio).toContain(`services = [{ binding = "PORTICO", service = "${service(config)}" }]`);
});
