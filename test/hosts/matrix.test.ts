/**
 * The examples while the service fails in various ways: pages stay complete, are sent in time, and show the last good
 * copy or the fallback. docs/failure-matrix.md has the results; `UPDATE_MATRIX=1` updates them. In `.ci/run`, each failure
 * meets two or three of the hosts. The checks beside the matrix are those of `portico conformance`.
 */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHECKS, runCheck, STATES } from '../../packages/cli/src/conformance/check-host.ts';
import { type Cell, runCell } from '../../packages/cli/src/conformance/fault-cell.ts';
import { matrixTable } from '../../packages/cli/src/conformance/matrix-table.ts';
import { type BrokenRule, numberOf, RULES } from '../../packages/cli/src/conformance/rules.ts';
import { startingRig } from '../../packages/cli/src/conformance/session.ts';
import { type StartedService, startService } from '../../packages/cli/src/local/service.ts';
import { EXAMPLE_SITE } from '../../tools/examples/example.ts';
import { EXAMPLES } from '../../tools/examples/examples.ts';
import { EVERY_CASE } from '../support/cases.ts';
import { documentedTable, documentTable } from '../support/documented-table.ts';

const PAGE = 'docs/failure-matrix.md';

const HOSTS = EXAMPLES.flatMap((example) => (example.column === null ? [] : [{ ...example, column: example.column }]));

const statesFor = (host: (typeof HOSTS)[number]) =>
  STATES.filter((state, index) => EVERY_CASE || state === 'works' || (index + HOSTS.indexOf(host)) % 3 === 0);

let service: StartedService;
const cells = new Map(STATES.map((state) => [state, new Map<string, Cell>()]));

beforeAll(async () => {
  service = await startService({ preview: false });
});
afterAll(() => service?.stop());

const sentence = ({ rule, message }: BrokenRule) => `rule ${numberOf(rule)} (${RULES[rule]}): ${message}`;

describe.each(HOSTS)('$column keeps its pages complete', (host) => {
  test.concurrent.each(statesFor(host).map((state) => ({ state })))('while the service: $state', async ({ state }) => {
    const cell = await runCell(startingRig(host.start, service.origin), EXAMPLE_SITE, state);
    const exception = host.exceptions?.[state];
    if (exception !== undefined) {
      cells.get(state)?.set(host.column, { ...cell, warm: exception.result, cold: exception.result });
      expect(cell.broken.map(sentence).join('\n')).toContain(exception.problem);
      return;
    }
    cells.get(state)?.set(host.column, cell);
    expect(cell.broken.map(sentence)).toEqual([]);
    expect(cell.warm).toBe(state === 'works' ? 'chrome' : 'last good copy');
    expect(cell.cold).toBe(state === 'works' ? 'chrome' : 'fallback');
  });

  test.concurrent.each(CHECKS)('$title', async (check) => {
    const result = await runCheck(startingRig(host.start, service.origin), EXAMPLE_SITE, check);
    const exception = host.exceptions?.[check.name];
    expect(typeof result === 'string' ? result : sentence(result)).toContain(exception?.problem ?? 'passes');
  });
});

test.runIf(EVERY_CASE)('docs/failure-matrix.md has these results', async ({ skip }) => {
  const table = matrixTable(
    cells,
    HOSTS.map(({ column }) => column),
  );
  console.log(table);
  if (process.env.UPDATE_MATRIX) {
    await documentTable(PAGE, 'matrix', table);
    skip('the table is written');
  }
  expect(await documentedTable(PAGE, 'matrix'), 'if the change is intended: UPDATE_MATRIX=1 npm run test:hosts').toBe(
    table,
  );
});
