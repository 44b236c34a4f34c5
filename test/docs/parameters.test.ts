import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { EVENT_TABLE } from '../../src/contract/event-table.ts';
import { describeParameters } from '../../src/manifest/describe-parameters.ts';

const cellsOf = (line: string) =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The rows of the table of parameters in docs/parameters.md: name, values, default, meaning. */
async function documented(): Promise<string[][]> {
  const text = await readFile(new URL('../../docs/parameters.md', import.meta.url), 'utf8');
  const [, table = ''] =
    /^\| (?:name|parameter) \| values \| default \| [^\n]*\n\|[-| ]+\n((?:\|.*\n)+)/m.exec(text) ?? [];
  return table.trim().split('\n').map(cellsOf);
}

const PARAMETERS = describeParameters({
  loginOrigins: ['https://login.example.com'],
  sites: { main: { defaults: {} } },
});

test('docs/parameters.md documents every parameter of the table, in its order', async () => {
  expect((await documented()).map(([name]) => name)).toEqual(PARAMETERS.map(({ name }) => `\`${name}\``));
});

test.each(PARAMETERS)(
  'docs/parameters.md names the values, the default and the meaning of $name',
  async (parameter) => {
    const row = (await documented()).find(([name]) => name === `\`${parameter.name}\``);
    const [, values = '', fallback = '', meaning = ''] = row ?? [];
    for (const value of parameter.values ?? []) expect(values).toContain(`\`${value}\``);
    if (parameter.default !== null) expect(fallback).toBe(`\`${parameter.default}\``);
    // the same sentence, but for the marks of code
    expect(meaning.replaceAll('`', '')).toContain(parameter.description.replaceAll('`', ''));
  },
);

test.each(Object.entries(EVENT_TABLE))(
  'docs/pages.md names %s, its detail, and whether it can be prevented',
  async (name, event) => {
    const text = await readFile(new URL('../../docs/pages.md', import.meta.url), 'utf8');
    const row = text.split('\n').find((line) => cellsOf(line)[0]?.includes(`\`${name}\``)) ?? '';
    const [, when = '', detail = ''] = cellsOf(row);
    for (const field of Object.keys(event.detail)) expect(detail).toContain(`\`${field}\``);
    expect(when.includes('preventDefault()')).toBe(event.isCancelable);
  },
);
