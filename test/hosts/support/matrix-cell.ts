/** One cell of the matrix: a host site, a state of the service, and what visitors get meanwhile. */

import { setTimeout as wait } from 'node:timers/promises';
import { type Example, PATIENCE } from '../../../scripts/examples/example.ts';
import { type Fault, type FaultyService, startFaultyService } from './faulty-service.ts';
import { judgePage } from './judge-page.ts';
import { PRIVATE_HEADERS, requestKinds, VISITOR } from './request-kinds.ts';

export type ServiceState = Fault | 'works';

/** What pages show: where nothing of the service was ever had, and where it was had before the fault. */
export interface Cell {
  readonly cold: string;
  readonly warm: string;
}

/** In seconds. Short, so that a copy is soon one that may be shown only while it is renewed, then only after an error. */
const FRESH = 1;
const RENEWED_BEHIND = 2;
/** nginx counts whole seconds. */
const ROUNDING = 1.3;
const LIFETIMES = `public, max-age=${FRESH}, stale-while-revalidate=${RENEWED_BEHIND}, stale-if-error=600`;
/** How long after the end of a fault visitors may still see that it was there. */
const RECOVERY = 8_000;

/**
 * @param real the origin of the service that works
 * @throws Error where a page is broken or late, says less than the best that is at hand, or gives the visitor away
 */
export async function runCell(example: Example, state: ServiceState, real: string): Promise<Cell> {
  const tag = (await fetch(`${real}/chrome/header?lang=en`)).headers.get('etag') ?? '';
  const service = await startFaultyService(real, LIFETIMES);
  const host = await example.start(service.origin);
  try {
    const showsInEveryWay = (path: string) => shownInEveryWay(host.origin + path, requestKinds(tag));
    await expectShown(`${host.origin}/`, 'chrome', RECOVERY);
    const had = Date.now();
    const showsAt = async (age: number) => {
      await wait(had + age * 1_000 - Date.now());
      return showsInEveryWay('/');
    };
    await service.become(state);
    const askedBefore = service.asked.length;
    // nobody asked for the German page yet
    const [cold, soon] = await Promise.all([showsInEveryWay('/de/'), showsAt(FRESH + ROUNDING)]);
    const later = await showsAt(FRESH + RENEWED_BEHIND + ROUNDING);
    const renewed = service.asked.slice(askedBefore).some(({ line }) => !line.includes('lang=de'));
    if (state !== 'dead' && !renewed) throw new Error('the copy was never renewed: nothing was tested');
    await service.become('works');
    await expectShown(`${host.origin}/`, 'chrome', RECOVERY);
    await expectShown(`${host.origin}/de/`, 'chrome', RECOVERY);
    expectDiscretion(service);
    const warm = soon === later ? soon : `${soon}, later ${later}`;
    return { cold, warm: state === 'works' ? warm : warm.replaceAll('chrome', 'last good copy') };
  } finally {
    await host.stop();
    await service.stop();
  }
}

/** What all kinds of requests are shown, or which kind is shown what where they differ. */
async function shownInEveryWay(address: string, kinds: Readonly<Record<string, RequestInit>>): Promise<string> {
  const shown = await Promise.all(
    Object.entries(kinds).map(async ([kind, init]) => ({ kind, what: await shownAt(address, init, kind) })),
  );
  const [first] = shown;
  if (shown.every(({ what }) => what === first?.what)) return first?.what ?? '';
  return shown.map(({ kind, what }) => `${kind}: ${what}`).join(', ');
}

async function shownAt(address: string, init: RequestInit, kind: string): Promise<string> {
  const asked = Date.now();
  const response = await fetch(address, { ...init, redirect: 'manual', signal: AbortSignal.timeout(3 * PATIENCE) });
  const html = await response.text();
  const took = Date.now() - asked;
  try {
    if (response.status !== 200) throw new Error(`the page answers ${response.status}`);
    if (took > PATIENCE) throw new Error(`the page took ${took} ms`);
    const { header, footer } = judgePage(html);
    return header === footer ? header : `${header} and ${footer}`;
  } catch (error) {
    throw new Error(`${kind}: ${(error as Error).message}`, { cause: error });
  }
}

/** @param patience how long something else may be shown before */
async function expectShown(address: string, wanted: string, patience: number): Promise<void> {
  for (const started = Date.now(); ; ) {
    const shown = await shownAt(address, {}, 'plain');
    if (shown === wanted) return;
    if (Date.now() - started > patience) throw new Error(`${address} shows ${shown}, not ${wanted}`);
    await wait(250);
  }
}

/** @throws Error where a visitor's own headers came through, or anything but a question */
function expectDiscretion({ asked }: FaultyService): void {
  for (const { line, headers } of asked) {
    if (!line.startsWith('GET /')) throw new Error(`the service was sent ${line}`);
    const told = Object.keys(headers).filter(
      (name) => PRIVATE_HEADERS.some((one) => one === name) || String(headers[name]).includes(VISITOR),
    );
    if (told.length > 0) throw new Error(`the service was told the visitor's ${told.join(', ')}`);
  }
}
