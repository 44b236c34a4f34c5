/** The table of docs/failure-matrix.md. */

import { expect, test } from 'vitest';
import type { Cell, ServiceState } from '../../../src/conformance/fault-cell.ts';
import { matrixTable } from '../../../src/conformance/matrix-table.ts';

const cell = (warm: Cell['warm'], cold: Cell['cold']): Cell => ({ warm, cold, broken: [] });

test('names the hosts that differ from most, and a host without a result as broken; states with the same results share a row', () => {
  const cells = new Map<ServiceState, Map<string, Cell>>([
    [
      'works',
      new Map([
        ['one', cell('chrome', 'chrome')],
        ['two', cell('chrome', 'chrome')],
        ['three', cell('chrome', 'chrome')],
      ]),
    ],
    [
      'dead',
      new Map([
        ['one', cell('waits', 'fallback')],
        ['two', cell('last good copy', 'fallback')],
        ['three', cell('last good copy', 'fallback')],
      ]),
    ],
    [
      'closes without an answer',
      new Map([
        ['one', cell('waits', 'fallback')],
        ['two', cell('last good copy', 'fallback')],
        ['three', cell('last good copy', 'fallback')],
      ]),
    ],
    [
      'redirects (302)',
      new Map([
        ['one', cell('last good copy', 'fallback')],
        ['two', cell('last good copy', 'fallback')],
      ]),
    ],
  ]);
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
