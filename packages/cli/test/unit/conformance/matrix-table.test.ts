/** The table of docs/failure-matrix.md. */

import { expect, test } from 'vitest';
import type { Cell, ServiceState } from '../../../src/conformance/fault-cell.ts';
import { matrixTable } from '../../../src/conformance/matrix-table.ts';

const cell = (warm: Cell['warm'], cold: Cell['cold']): Cell => ({ warm, cold, broken: [] });

test('names the hosts that differ from most, and a host without a result as broken; states with the same results share a row', () => {
  const kept = cell('last good copy', 'fallback');
  const waits = cell('waits', 'fallback');
  const cells = new Map<ServiceState, Map<string, Cell>>(
    Object.entries({
      works: { one: cell('chrome', 'chrome'), two: cell('chrome', 'chrome'), three: cell('chrome', 'chrome') },
      dead: { one: waits, two: kept, three: kept },
      'closes without an answer': { one: waits, two: kept, three: kept },
      'redirects (302)': { one: kept, two: kept },
    }).map(([state, hosts]) => [state as ServiceState, new Map(Object.entries(hosts))]),
  );
  expect(matrixTable(cells, ['one', 'two', 'three']).split('\n')).toEqual([
    'Hosts: one, two, three.',
    '',
    '| the service | a copy exists | no copy exists |',
    '|---|---|---|',
    '| works | chrome | chrome |',
    '| dead; closes without an answer | last good copy; one: waits | fallback |',
    '| redirects (302) | last good copy; three: broken | fallback; three: broken |',
  ]);
});
