/**
 * The examples while the service fails in various ways: pages stay complete, are sent in time, and show the last good
 * copy or the fallback. docs/failure-matrix.md has the results; `UPDATE_MATRIX=1` updates them.
 */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EXAMPLES } from '../../scripts/examples/examples.ts';
import { type StartedService, startService } from '../../scripts/local/service.ts';
import { documentedTable, documentTable } from '../support/documented-table.ts';
import { FAULTS, type Fault } from './support/faulty-service.ts';
import { type Cell, runCell, type ServiceState } from './support/matrix-cell.ts';
import { matrixTables } from './support/matrix-table.ts';

const PAGE = 'docs/failure-matrix.md';

const STATES: readonly ServiceState[] = ['works', ...(Object.keys(FAULTS) as Fault[])];
const HOSTS = EXAMPLES.flatMap((example) => (example.column === null ? [] : [{ ...example, column: example.column }]));

let service: StartedService;
const cells = new Map(STATES.map((state) => [state, new Map<string, Cell>()]));

beforeAll(async () => {
  service = await startService({ preview: false });
});
afterAll(() => service?.stop());

describe.each(HOSTS)('$column keeps its pages complete', (host) => {
  test.concurrent.each(STATES.map((state) => ({ state })))('while the service: $state', async ({ state }) => {
    const cell = await runCell(host, state, service.origin);
    cells.get(state)?.set(host.column, cell);
    expect(cell.warm).toBe(state === 'works' ? 'chrome' : 'last good copy');
    expect(cell.cold).toBe(state === 'works' ? 'chrome' : 'fallback');
  });
});

test('docs/failure-matrix.md has these results', async () => {
  const tables = matrixTables(
    cells,
    HOSTS.map(({ column }) => column),
  );
  console.log(tables);
  if (process.env.UPDATE_MATRIX) await documentTable(PAGE, 'matrix', tables);
  expect(await documentedTable(PAGE, 'matrix'), 'if the change is intended: UPDATE_MATRIX=1 npm run test:hosts').toBe(
    tables,
  );
});
