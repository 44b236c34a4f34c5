/** Tables in the docs that a test measures: between `<!-- name:start -->` and `<!-- name:end -->`. */

import { readFile, writeFile } from 'node:fs/promises';

const ROOT = new URL('../../', import.meta.url);

/** @param page its path from the root of the repository */
export async function documentedTable(page: string, name: string): Promise<string> {
  const { text, from, to } = await place(page, name);
  return text.slice(from, to).trim();
}

export async function documentTable(page: string, name: string, table: string): Promise<void> {
  const { text, from, to } = await place(page, name);
  await writeFile(new URL(page, ROOT), `${text.slice(0, from)}\n${table}\n${text.slice(to)}`);
}

async function place(page: string, name: string) {
  const text = await readFile(new URL(page, ROOT), 'utf8');
  const start = `<!-- ${name}:start -->`;
  const [from, to] = [text.indexOf(start), text.indexOf(`<!-- ${name}:end -->`)];
  if (from < 0 || to < from) throw new Error(`${page} has no ${start} with its end`);
  return { text, from: from + start.length, to };
}
