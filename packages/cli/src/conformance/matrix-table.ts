/** The matrix as a Markdown table, grouping hosts and states with the same results. */

import type { Cell, ServiceState } from './fault-cell.ts';

export type Cells = ReadonlyMap<ServiceState, ReadonlyMap<string, Cell>>;

/** @param hosts in this order */
export function matrixTable(cells: Cells, hosts: readonly string[]): string {
  const rows = [...cells].map(([state, row]) => {
    const shown = (of: 'warm' | 'cold') => sharedCell(hosts.map((host) => [host, row.get(host)?.[of] ?? 'broken']));
    return { state, results: `${shown('warm')} | ${shown('cold')}` };
  });
  const lines = [...Map.groupBy(rows, ({ results }) => results)].map(
    ([results, same]) => `| ${same.map(({ state }) => state).join('; ')} | ${results} |`,
  );
  const heading = ['| the service | a copy exists | no copy exists |', '|---|---|---|'];
  return [`Hosts: ${hosts.join(', ')}.`, '', ...heading, ...lines].join('\n');
}

/** The most common result, then the other hosts by name: `fallback; Varnish, nginx: waits`. */
function sharedCell(results: readonly (readonly [host: string, result: string])[]): string {
  const hostsOf = Map.groupBy(results, ([, result]) => result);
  const [most, ...others] = [...hostsOf].toSorted(([, one], [, other]) => other.length - one.length);
  const named = others.map(([result, rows]) => `${rows.map(([host]) => host).join(', ')}: ${result}`);
  return [most?.[0] ?? '', ...named].join('; ');
}
