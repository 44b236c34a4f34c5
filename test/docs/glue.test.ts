/** How much code an example for a framework needs for header and footer, without its pages. */

import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const EXAMPLES = new URL('../../examples/', import.meta.url);
const MAX_LINES = 40;

/** Files that exist for header and footer only. */
const GLUE = {
  nextjs: ['chrome.ts', 'app/chrome/[...file]/route.ts'],
  astro: ['src/chrome.ts', 'src/layouts/Chrome.astro', 'src/pages/chrome/[...file].ts'],
  sveltekit: ['src/chrome.ts', 'src/hooks.server.ts', 'src/routes/chrome/[...file]/+server.ts'],
  nuxt: [
    'server/utils/chrome.ts',
    'server/plugins/chrome.ts',
    'server/routes/chrome/[...file].ts',
    'app/plugins/chrome.client.ts',
  ],
  'react-router': ['app/chrome.server.ts', 'app/chrome-context.ts', 'app/chrome-files.ts', 'app/entry.server.tsx'],
  vitepress: ['.vitepress/chrome.ts', '.vitepress/theme/chrome.data.ts'],
  'vite-react': ['src/chrome.tsx'],
  express: ['chrome.js'],
  hono: ['chrome.js'],
};

/** Lines with code: no comments and no lines of punctuation only. */
async function linesOf(path: string): Promise<string[]> {
  const text = await readFile(new URL(path, EXAMPLES), 'utf8');
  return text.split('\n').filter((line) => /\w/.test(line) && !/^\s*(?:\/\/|\/?\*)/.test(line));
}

test.each(Object.entries(GLUE))('%s has less than 40 lines for header and footer', async (name, files) => {
  const lines = (await Promise.all(files.map((file) => linesOf(`${name}/${file}`)))).flat();
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.length).toBeLessThan(MAX_LINES);
});

test('Next.js has less than 15, with those in its layout', async () => {
  const own = (await Promise.all(GLUE.nextjs.map((file) => linesOf(`nextjs/${file}`)))).flat();
  const layout = (await linesOf('nextjs/app/[lang]/layout.tsx')).filter((line) => /chrome|portico\/host/i.test(line));
  expect(layout.length).toBeGreaterThan(3);
  expect(own.length + layout.length).toBeLessThan(15);
});
