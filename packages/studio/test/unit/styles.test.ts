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

test('each class is used by the page or the preview', async () => {
  const directory = join(ROOT, 'packages/studio/src');
  const files = await readdir(directory, { recursive: true });
  const read = (file: string) => readFile(join(directory, file), 'utf8');
  const sheets = await Promise.all(files.filter((file) => file.endsWith('.css')).map(read));
  const sources = await Promise.all(files.filter((file) => /\.tsx?$/.test(file)).map(read));
  const source = sources.join('\n');
  const named = new Set(source.match(/[\w-]+/g));
  // such as `studio-button--${look}`
  const prefixes = [...source.matchAll(/([\w-]+-)\$\{/g)].map(([, prefix = '']) => prefix);
  const looks = source.match(/<(?:Stack|Row|Grid|Text)\b[^>]*|\blook\(\s*\{[^}]*/g) ?? [];
  // `gap={3}`, `nowrap`, or a variable, which may have any value
  const isLook = (name = '', value = name) =>
    looks.some((one) => {
      const [, set] = new RegExp(`\\b${name}\\b(?:=|: )?(\\{[^}]*\\}|\\S*)`).exec(one) ?? [];
      return (
        set !== undefined && (value === name || /^\{[a-z]\w*\}$/.test(set) || new RegExp(`\\b${value}\\b`).test(set))
      );
    });
  const layouts = { stack: 'Stack', row: 'Row', grid: 'Grid' } as Readonly<Record<string, string>>;
  const classes = new Set(sheets.flatMap((css) => css.match(/(?<=\.)[a-z][\w-]+(?=[^{}]*\{)/gi) ?? []));
  expect(classes.size).toBeGreaterThan(300);
  const unused = [...classes].filter((name) => {
    const [, property, value] = /^kit-([a-zA-Z]+)(?:-(\w+))?$/.exec(name) ?? [];
    if (property === 'layout') return !source.includes(`<${layouts[value ?? '']}`);
    if (property !== undefined) return !isLook(property, value);
    return !named.has(name) && !prefixes.some((prefix) => name.startsWith(prefix));
  });
  expect(unused).toEqual([]);
});
