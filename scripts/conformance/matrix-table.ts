/** The matrix as Markdown tables. */

import type { Cell, ServiceState } from './fault-cell.ts';

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
