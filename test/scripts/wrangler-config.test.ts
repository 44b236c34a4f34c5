/** What production relies on in wrangler.toml, for the service and for the Studio. */

import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';

const read = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8');
const outsideEnvironments = (text: string) => text.split('\n[env.')[0] ?? '';
const config = await read('wrangler.toml');
const studio = await read('studio/wrangler.toml');
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

test('the modules that the worker loads later are deployed with it, and nothing else is taken for one', () => {
  expect(production).toMatch(/^main = "dist\/worker\/worker\.js"\nno_bundle = true$/m);
  expect(production).toMatch(
    /^find_additional_modules = true\nrules = \[\{ type = "ESModule", globs = \["\*\.js"\] \}\]$/m,
  );
});

describe('the Studio', () => {
  test('cannot be reached but at the hostname that Access protects, and needs Access', () => {
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
