/**
 * Everything that the service depends on fails in every way, on workerd: header and footer are complete and in time.
 * docs/reliability.md has the results; `UPDATE_MATRIX=1` updates them.
 */

import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../../packages/cli/src/root.ts';
import type { Release } from '../../src/release/release.ts';
import type { AllAnswer } from '../../src/service/all-answer.ts';
import { comparedWith } from '../support/busy-machine.ts';
import { documentedTable, documentTable } from '../support/documented-table.ts';
import { type FaultCase, type FaultyServices, startFaultyServices } from '../support/faults/fault-worker.ts';
import { SEAMS, WAYS } from '../support/faults/seams.ts';

const CASES: readonly FaultCase[] = SEAMS.flatMap((seam) =>
  WAYS.flatMap((way) => {
    const code = seam.ways[way];
    return code === undefined ? [] : { seam, way, code };
  }),
);

const COMPLETE = {
  header: /^<link rel="stylesheet" [^>]+><header class="portico-header" [^>]*>.*<\/header><script [^>]+><\/script>$/s,
  footer: /^<link rel="stylesheet" [^>]+><footer class="portico-footer" [^>]*>.*<\/footer><script [^>]+><\/script>$/s,
};
/** The result of a worker without a fault. */
const WITHOUT_FAULT = 'fallback, fresh';
/** In milliseconds: by how much a fragment may be later than an answer that needs nothing. */
const IN_TIME = 1_000;
/** In milliseconds: by then, the post has arrived, unless the machine is busy. */
const UNTIL_POST = 3_000;

let services: FaultyServices;
const results = new Map<FaultCase, string>();
const laterStates = new Map<FaultCase, string>();
let documented: string;
beforeAll(async () => {
  services = await startFaultyServices(CASES);
  documented = await documentedTable('docs/reliability.md', 'faults');
}, 300_000);
afterAll(() => services?.stop());

/** Requests a fragment, and asserts that it is complete. @returns its state */
async function stateOf(fault: FaultCase, fragment: 'header' | 'footer'): Promise<string> {
  const answer = services.fetch(fault, `/chrome/${fragment}?lang=de&theme=light`);
  const { response, html, later } = await comparedWith(answer, services.idle());
  expect(response.status).toBe(200);
  expect(later).toBeLessThan(IN_TIME);
  expect(html).toMatch(COMPLETE[fragment]);
  expect(html).not.toMatch(/javascript:|evil\.example|<script>|\u007f/);
  expect(html.match(/data-portico-part="(section|column)"/g)?.length).toBeGreaterThan(3);
  expect(response.headers.get('cache-control')).toMatch(
    /^public, max-age=[1-9]\d*, stale-while-revalidate=\d+, stale-if-error=\d+$/,
  );
  return String(response.headers.get('portico-state'));
}

/** The state once the post had time to arrive: waits for the documented one, however busy the machine is. */
async function laterState(fault: FaultCase): Promise<string> {
  const started = performance.now();
  const row = documented.split('\n').find((line) => line.startsWith(`| ${fault.seam.name} |`));
  const cell = row?.split('|')[WAYS.indexOf(fault.way) + 2]?.trim() ?? '';
  const [, expected] = /^\w+, (\w+)/.exec(cell === 'none' ? WITHOUT_FAULT : cell) ?? [];
  const isMeasured = process.env.UPDATE_MATRIX !== undefined;
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, isMeasured ? UNTIL_POST : 100));
    const state = await stateOf(fault, 'header');
    if (isMeasured || state === expected || performance.now() - started > 5 * UNTIL_POST) return state;
  }
}

test.each(CASES.map((fault) => [`the ${fault.seam.name} ${fault.way}`, fault] as const))(
  'while %s',
  async (_, fault) => {
    // evaluates the module
    await services.fetch(fault, '/chrome/nothing');
    const first = await stateOf(fault, 'header');
    const later = await laterState(fault);
    laterStates.set(fault, later);
    const footer = await stateOf(fault, 'footer');
    const all = await services.fetch(fault, '/chrome/all.json');
    const { freshness } = (await all.json()) as AllAnswer;
    expect(all.status).toBe(200);
    const health = await services.fetch(fault, '/chrome/health');
    expect(health.status).toBe(200);
    const { status } = (await health.json()) as { status: string };
    const isDegraded = [later, footer, freshness.state].includes('degraded') || fault.seam.isPublication;
    expect(status).toBe(isDegraded ? 'degraded' : 'ok');
    const { assets }: Release = JSON.parse(await readFile(`${ROOT}dist/release.json`, 'utf8'));
    const file = await services.fetch(fault, `/chrome/assets/${assets.styles.file}`);
    if (file.status !== 200) expect([await file.text(), file.headers.get('cache-control')]).toEqual(['', 'no-store']);
    const result = [
      `${first}, ${later}`,
      ...(footer === 'fresh' ? [] : [`footer ${footer}`]),
      ...(file.status === 200 ? [] : [`style sheet ${file.status}`]),
    ].join('; ');
    results.set(fault, result === WITHOUT_FAULT ? 'none' : result);
  },
);

test('each state lasts: none was only passed through', async () => {
  expect(laterStates.size).toBe(CASES.length);
  for (const fault of CASES)
    expect(await stateOf(fault, 'header'), `${fault.seam.name} ${fault.way}`).toBe(laterStates.get(fault));
});

test('docs/reliability.md has these results', async ({ skip }) => {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const table = [
    row(['', ...WAYS]),
    row(['---', ...WAYS.map(() => '---')]),
    ...SEAMS.map((seam) => {
      const resultOf = (way: string) => {
        const fault = CASES.find((candidate) => candidate.seam === seam && candidate.way === way);
        return fault && results.get(fault);
      };
      return row([seam.name, ...WAYS.map((way) => (way in seam.ways ? (resultOf(way) ?? 'fails') : '–'))]);
    }),
  ].join('\n');
  console.log(table);
  if (process.env.UPDATE_MATRIX) {
    await documentTable('docs/reliability.md', 'faults', table);
    skip('the table is written');
  }
  expect(await documentedTable('docs/reliability.md', 'faults')).toBe(table);
});
