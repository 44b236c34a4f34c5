/** The matrix as Markdown tables in docs/failure-matrix.md. */

import { readFile, writeFile } from 'node:fs/promises';
import type { Cell, ServiceState } from './matrix-cell.ts';

const PAGE = new URL('../../../docs/failure-matrix.md', import.meta.url);
const START = '<!-- matrix:start -->';
const END = '<!-- matrix:end -->';

export type Cells = ReadonlyMap<ServiceState, ReadonlyMap<string, Cell>>;

/** @param columns in this order */
export function matrixTables(cells: Cells, columns: readonly string[]): string {
  const table = (caption: string, of: keyof Cell) =>
    [
      `| ${[caption, ...columns].join(' | ')} |`,
      `| ${['---', ...columns.map(() => '---')].join(' | ')} |`,
      ...[...cells].map(
        ([state, row]) => `| ${[state, ...columns.map((name) => row.get(name)?.[of] ?? 'broken')].join(' | ')} |`,
      ),
    ].join('\n');
  return `${table('a copy exists; the service', 'warm')}\n\n${table('no copy exists; the service', 'cold')}`;
}

export async function documentedMatrix(): Promise<string> {
  const { text, from, to } = await place();
  return text.slice(from, to).trim();
}

export async function documentMatrix(tables: string): Promise<void> {
  const { text, from, to } = await place();
  await writeFile(PAGE, `${text.slice(0, from)}\n${tables}\n${text.slice(to)}`);
}

async function place() {
  const text = await readFile(PAGE, 'utf8');
  const [start, to] = [text.indexOf(START), text.indexOf(END)];
  if (start < 0 || to < start) throw new Error(`docs/failure-matrix.md has no ${START} with an ${END}`);
  return { text, from: start + START.length, to };
}
