/** The style sheets of the Studio: parts that were written apart must not style each other. */

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../cli/src/root.ts';

test('each class is styled by one file, unless it is inside another component', async () => {
  const directory = join(ROOT, 'packages/studio/src/page');
  const files = (await readdir(directory, { recursive: true })).filter((file) => file.endsWith('.css'));
  expect(files.length).toBeGreaterThan(10);
  const styledBy = new Map<string, Set<string>>();
  for (const file of files) {
    const css = await readFile(join(directory, file), 'utf8');
    // selectors that consist of one class, in a list of selectors or alone
    for (const [, name = ''] of css.matchAll(/(?:^|[,{}])\s*\.(studio-[\w-]+)\s*(?=[,{])/gm)) {
      styledBy.set(name, (styledBy.get(name) ?? new Set()).add(file));
    }
  }
  expect(styledBy.size).toBeGreaterThan(100);
  expect([...styledBy].filter(([, sheets]) => sheets.size > 1).map(([name, sheets]) => [name, ...sheets])).toEqual([]);
});
