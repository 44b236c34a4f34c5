/** docs/editors.md has in bold only what the sources of the Studio show. */

import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { ROOT } from '../../packages/cli/src/root.ts';

/** The Studio's code on one line, as its texts go on over several. */
async function sources(): Promise<string> {
  const texts: string[] = [];
  for await (const path of glob('packages/studio/src/**/*.{ts,tsx}', { cwd: ROOT })) {
    texts.push((await readFile(`${ROOT}${path}`, 'utf8')).replaceAll(/\s+/g, ' '));
  }
  expect(texts.length).toBeGreaterThan(100);
  return texts.join(' ');
}

/** Whether the code has the name as a whole text. Its last word may be a value, as in `Remove {name}`, or an ellipsis. */
function isIn(code: string, name: string): boolean {
  const [whole, start] = [name.replace('…', ''), name.replace(/ [^ ]+$/, ' ')].map(RegExp.escape);
  return new RegExp(`['"\`>}] ?(${whole}…? ?['"\`<{]|${start}\\$?\\{)`).test(code);
}

test('every name that docs/editors.md has in bold is in the Studio', async () => {
  const [guide = ''] = (await readFile(`${ROOT}docs/editors.md`, 'utf8')).split('\n## In files\n');
  const named = [...guide.matchAll(/\*\*([^*]+)\*\*/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(50);
  const code = await sources();
  expect([...new Set(named)].filter((name) => !isIn(code, name))).toEqual([]);
});
