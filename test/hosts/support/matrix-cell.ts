/** One cell of the matrix: what visitors of an example get in a state of the service. */

import { setTimeout as wait } from 'node:timers/promises';
import { type Example, PATIENCE } from '../../../scripts/examples/example.ts';
import { type Fault, type FaultyService, startFaultyService } from './faulty-service.ts';
import { judgePage } from './judge-page.ts';
import { PRIVATE_HEADERS, requestKinds, VISITOR } from './request-kinds.ts';

export type ServiceState = Fault | 'works';

/** What pages show: `cold` without a copy of the chrome, `warm` with one from before the fault. */
export interface Cell {
  readonly cold: string;
  readonly warm: string;
}

/** In seconds. Short, so that a copy is soon stale, first while it is revalidated, then only after an error. */
const FRESH = 1;
const REVALIDATE = 2;
/** nginx counts whole seconds. */
const ROUNDING = 1.3;
const LIFETIMES = `public, max-age=${FRESH}, stale-while-revalidate=${REVALIDATE}, stale-if-error=600`;
/** In milliseconds: how long after the end of a fault pages may still show a copy or the fallback. */
const RECOVERY = 8_000;

/**
 * @param real the origin of the service that works
 * @throws Error if a page is broken or late, still shows a copy or the fallback after the fault, or if the service
 *   gets data of a visitor
 */
export async function runCell(example: Example, state: ServiceState, real: string): Promise<Cell> {
  const tag = (await fetch(`${real}/chrome/header?lang=en`)).headers.get('etag') ?? '';
  const service = await startFaultyService(real, LIFETIMES);
  const host = await example.start(service.origin);
  try {
    const shows = (path: string) => shownToAllKinds(host.origin + path, requestKinds(tag));
    await expectShown(`${host.origin}/`, 'chrome', RECOVERY);
    const cachedAt = Date.now();
    const showsAt = async (age: number) => {
      await wait(cachedAt + age * 1_000 - Date.now());
      return shows('/');
    };
    await service.become(state);
    const requestsBefore = service.requests.length;
    // the German page has not been requested yet
    const [cold, soon] = await Promise.all([shows('/de/'), showsAt(FRESH + ROUNDING)]);
    const later = await showsAt(FRESH + REVALIDATE + ROUNDING);
    const revalidated = service.requests.slice(requestsBefore).some(({ line }) => !line.includes('lang=de'));
    if (state !== 'dead' && !revalidated) throw new Error('the copy was not revalidated: nothing was tested');
    await service.become('works');
    await expectShown(`${host.origin}/`, 'chrome', RECOVERY);
    await expectShown(`${host.origin}/de/`, 'chrome', RECOVERY);
    expectNoPrivateData(service);
    const warm = soon === later ? soon : `${soon}, later ${later}`;
    return { cold, warm: state === 'works' ? warm : warm.replaceAll('chrome', 'last good copy') };
  } finally {
    await host.stop();
    await service.stop();
  }
}

/** What all kinds of requests get, or what each kind gets if they differ. */
async function shownToAllKinds(address: string, kinds: Readonly<Record<string, RequestInit>>): Promise<string> {
  const shown = await Promise.all(
    Object.entries(kinds).map(async ([kind, init]) => ({ kind, what: await shownAt(address, init, kind) })),
  );
  const [first] = shown;
  if (shown.every(({ what }) => what === first?.what)) return first?.what ?? '';
  return shown.map(({ kind, what }) => `${kind}: ${what}`).join(', ');
}

async function shownAt(address: string, init: RequestInit, kind: string): Promise<string> {
  const sent = Date.now();
  const response = await fetch(address, { ...init, redirect: 'manual', signal: AbortSignal.timeout(3 * PATIENCE) });
  const html = await response.text();
  const took = Date.now() - sent;
  try {
    if (response.status !== 200) throw new Error(`the page answers ${response.status}`);
    if (took > PATIENCE) throw new Error(`the page took ${took} ms`);
    const { header, footer } = judgePage(html);
    return header === footer ? header : `${header} and ${footer}`;
  } catch (error) {
    throw new Error(`${kind}: ${(error as Error).message}`, { cause: error });
  }
}

/** @param patience in milliseconds: how long the page may show something else */
async function expectShown(address: string, wanted: string, patience: number): Promise<void> {
  for (const started = Date.now(); ; ) {
    const shown = await shownAt(address, {}, 'plain');
    if (shown === wanted) return;
    if (Date.now() - started > patience) throw new Error(`${address} shows ${shown}, not ${wanted}`);
    await wait(250);
  }
}

/** @throws Error if the service got a header of a visitor, or another method than GET */
function expectNoPrivateData({ requests }: FaultyService): void {
  for (const { line, headers } of requests) {
    if (!line.startsWith('GET /')) throw new Error(`the service got ${line}`);
    const leaked = Object.keys(headers).filter(
      (name) => PRIVATE_HEADERS.some((one) => one === name) || String(headers[name]).includes(VISITOR),
    );
    if (leaked.length > 0) throw new Error(`the service got the visitor's ${leaked.join(', ')}`);
  }
}
