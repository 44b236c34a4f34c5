/** The style sheets of the Studio: parts that were written apart must not style each other, and they share one scale. */

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

const DISTANCES = [4, 8, 12, 16, 24, 32, 48];
const RADII = [12, 8, 6];
const SIZES = [12, 13, 15, 18, 28];

/** Each declaration of page and preview, as its sheet, property and value. */
async function declarations(): Promise<readonly (readonly [string, string, string])[]> {
  const directory = join(ROOT, 'packages/studio/src');
  const files = (await readdir(directory, { recursive: true })).filter((file) => file.endsWith('.css'));
  const read = async (file: string) => {
    const css = (await readFile(join(directory, file), 'utf8')).replace(/\/\*.*?\*\//gs, '');
    return [...css.matchAll(/(?<=[{;]\s*)(-?-?[a-z][\w-]*):\s*([^;{}]+);/g)].map(
      ([, property = '', value = '']) => [file, property, value.replace(/\s+/g, ' ')] as const,
    );
  };
  return (await Promise.all(files.map(read))).flat();
}

/**
 * What a value has besides tokens, zeros, hairlines, keywords and shares of the window or of what is around. The sample
 * page, which hosts nothing of the Studio, has no tokens: it writes their pixels.
 */
function offScale(value: string, pixels: readonly number[]): string[] {
  const lengths = value
    .replace(/var\(--[\w-]+\)/g, '')
    // of the sample page, which stands for a company's website
    .replace(/clamp\([^)]*\)/g, '')
    .match(/\d*\.?\d+(?:r?em|px)/g);
  const isAllowed = (length: string) => [1, 2, 3, ...pixels].some((allowed) => length === `${allowed}px`);
  return (lengths ?? []).filter((length) => !isAllowed(length));
}

/**
 * Spacing, corners and type come from `tokens.css`. Not held: sizes of pictures, columns and drawings, and where a
 * drawing stands in its box.
 */
test.each([
  ['a distance', /^(?:padding|margin|gap|row-gap|column-gap)(?:-|$)/, DISTANCES],
  ['a radius', /^border-(?:\w+-)*radius$/, RADII],
  ['a font size', /^font(?:-size)?$/, SIZES],
] as const)('%s is one of the scale', async (_, properties, pixels) => {
  const found = (await declarations()).filter(([, property]) => properties.test(property));
  expect(found.length).toBeGreaterThan(40);
  expect(found.filter(([, , value]) => offScale(value, pixels).length > 0).map((one) => one.join(' '))).toEqual([]);
});

test('the scale has five sizes of type, three radii and seven distances', async () => {
  const tokens = (await declarations()).filter(([file]) => file.endsWith('tokens.css'));
  const pixels = (name: RegExp) =>
    tokens.flatMap(([, property, value]) => (name.test(property) ? Number.parseFloat(value) * 16 : []));
  expect(pixels(/^--studio-(?:tiny|small|body|large|title)$/)).toEqual(SIZES);
  expect(pixels(/^--studio-radius/)).toEqual(RADII);
  expect(pixels(/^--studio-\d$/)).toEqual(DISTANCES);
});

test('type has three weights', async () => {
  const weights = (await declarations()).flatMap(([file, property, value]) => {
    const weight = property === 'font-weight' ? value : property === 'font' ? /^\d+/.exec(value)?.[0] : undefined;
    return weight === undefined || ['400', '550', '650', 'inherit'].includes(weight) ? [] : `${file} ${weight}`;
  });
  expect(weights).toEqual([]);
});

/** Lower ones are lines of text, higher ones are panels. */
test('a control is 32 or 40 px high, and a row 48 or 56', async () => {
  const heights = (await declarations()).filter(([, property]) => property === 'min-block-size');
  expect(heights.length).toBeGreaterThan(20);
  const odd = heights.filter(([, , value]) => {
    const pixels = value.endsWith('rem') ? Number.parseFloat(value) * 16 : 0;
    return pixels > 24 && pixels < 64 && ![32, 40, 48, 56].includes(pixels);
  });
  expect(odd.map((one) => one.join(' '))).toEqual([]);
});

test('each custom property that is used is set somewhere', async () => {
  const all = await declarations();
  const directory = join(ROOT, 'packages/studio/src');
  const files = (await readdir(directory, { recursive: true })).filter((file) => /\.tsx?$/.test(file));
  const sources = await Promise.all(files.map((file) => readFile(join(directory, file), 'utf8')));
  const set = new Set([...all.map(([, property]) => property), ...(sources.join().match(/--studio-[\w-]+/g) ?? [])]);
  const used = all.flatMap(([, , value]) => value.match(/(?<=var\()--studio-[\w-]+(?=\))/g) ?? []);
  expect([...new Set(used)].filter((name) => !set.has(name))).toEqual([]);
});
