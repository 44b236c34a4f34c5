/** Source maps of the build: places of a stack are found in the sources, and nothing that is served has or names a map. */

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readStack } from '../../packages/cli/src/read-stack.ts';
import { ROOT } from '../../packages/cli/src/root.ts';

test('nothing that is served or deployed is a source map, or refers to one', async () => {
  for (const directory of ['public', 'worker', 'studio/public', 'studio/worker']) {
    const path = join(ROOT, 'dist', directory);
    const entries = await readdir(path, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    expect(files.length).toBeGreaterThan(5);
    for (const { name, parentPath } of files) {
      expect(name).not.toMatch(/\.map$/);
      expect([name, (await readFile(join(parentPath, name), 'utf8')).includes('sourceMappingURL=')]).toEqual([
        name,
        false,
      ]);
    }
  }
});

test('every script has a map outside the served files', async () => {
  const maps = await readdir(join(ROOT, 'dist/maps'), { recursive: true });
  for (const [part, directory] of [
    ['service', 'public/chrome/assets'],
    ['service', 'worker'],
    ['studio', 'studio/public/studio'],
    ['studio', 'studio/worker'],
  ]) {
    const scripts = (await readdir(join(ROOT, 'dist', directory ?? ''))).filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(maps).toContain(`${part}/${script}.map`);
  }
});

test('a place in a log line is found in the sources', async () => {
  vi.stubGlobal('caches', { default: { match: async () => undefined, put: async () => {} } });
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => {
    vi.unstubAllGlobals();
    logged.mockRestore();
  });
  const { default: worker } = (await import(join(ROOT, 'dist/worker/worker.js'))) as {
    default: { fetch: (request: Request, env: object, context: object) => Promise<Response> };
  };
  // a namespace without its methods
  await worker.fetch(new Request('https://www.example.com/chrome/header'), { MESSAGES: {} }, { waitUntil: () => {} });
  const line = logged.mock.calls.flat().find((text) => String(text).includes('publication'));
  expect(line).toMatch(/\.js:\d+:\d+/);
  expect(await readStack(String(line))).toMatch(/\[src\/bind-service\.ts:\d+:\d+\]/);
});

test('a place in another build stays as it is', async () => {
  expect(await readStack('at x (service-GONE1234.js:1:2)')).toBe('at x (service-GONE1234.js:1:2 [not in this build])');
});
