/** What production relies on in wrangler.toml. */

import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const config = await readFile(new URL('../../wrangler.toml', import.meta.url), 'utf8');
const production = config.slice(0, config.indexOf('\n[env.'));

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
