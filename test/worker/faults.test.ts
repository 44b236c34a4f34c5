/**
 * Everything that the service depends on fails in every way, on workerd: header and footer are complete and in time.
 * docs/reliability.md has the results; `UPDATE_MATRIX=1` updates them.
 */

import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../../scripts/build.ts';
import type { Release } from '../../src/release/release.ts';
import type { AllAnswer } from '../../src/service/all-answer.ts';
import { documentedTable, documentTable } from '../support/documented-table.ts';
import { type FaultCase, type FaultyServices, startFaultyServices } from '../support/faults/fault-worker.ts';
import { SEAMS, WAYS } from '../support/faults/seams.ts';

const CASES: readonly FaultCase[] = SEAMS.flatMap((seam) =>
  Object.entries(seam.ways).map(([way, code]) => ({ seam, way, code })),
);

const COMPLETE = {
  header: /^<link rel="stylesheet" [^>]+><header class="portico-header" [^>]*>.*<\/header><script [^>]+><\/script>$/s,
  footer: /^<link rel="stylesheet" [^>]+><footer class="portico-footer" [^>]*>.*<\/footer><script [^>]+><\/script>$/s,
};
/** The result of a worker without a fault. */
const WITHOUT_FAULT = 'fallback, fresh';
/** In milliseconds: what a visitor may have to wait for the service itself. */
const IN_TIME = 1_000;

let services: FaultyServices;
const results = new Map<FaultCase, string>();
beforeAll(async () => {
  services = await startFaultyServices(CASES);
});
afterAll(() => services?.stop());

/** Requests a fragment, and asserts that it is complete. @returns its state */
async function stateOf(fault: FaultCase, fragment: 'header' | 'footer'): Promise<string> {
  const started = performance.now();
  const response = await services.fetch(fault, `/chrome/${fragment}?lang=de&theme=light`);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(performance.now() - started).toBeLessThan(IN_TIME);
  expect(html).toMatch(COMPLETE[fragment]);
  expect(html).not.toMatch(/javascript:|evil\.example|<script>|\u007f/);
  expect(html.match(/data-portico-part="(section|column)"/g)?.length).toBeGreaterThan(3);
  expect(response.headers.get('cache-control')).toMatch(
    /^public, max-age=[1-9]\d*, stale-while-revalidate=\d+, stale-if-error=\d+$/,
  );
  return String(response.headers.get('portico-state'));
}

test.each(CASES.map((fault) => [`the ${fault.seam.name} ${fault.way}`, fault] as const))(
  'while %s',
  async (_, fault) => {
    // evaluates the module
    await services.fetch(fault, '/chrome/nothing');
    const first = await stateOf(fault, 'header');
    await new Promise((resolve) => setTimeout(resolve, 100));
    const later = await stateOf(fault, 'header');
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

test('docs/reliability.md has these results', async () => {
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
  if (process.env.UPDATE_MATRIX) await documentTable('docs/reliability.md', 'faults', table);
  expect(await documentedTable('docs/reliability.md', 'faults')).toBe(table);
});
