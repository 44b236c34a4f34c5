/** One cell of the matrix: what visitors of a host get in a state of the service. */

import { setTimeout as wait } from 'node:timers/promises';
import { ROUNDING } from './check.ts';
import { expectStable, stableFiles } from './check-files.ts';
import { ELSEWHERE, type Fault } from './faulty-service.ts';
import { judgePage } from './judge-page.ts';
import { privacyProblem } from './privacy.ts';
import { countedEvents, OTHER_STATUSES, requestKinds } from './request-kinds.ts';
import { BrokenRule } from './rules.ts';
import type { Rig, Session } from './session.ts';
import type { Site } from './site.ts';
import { complete, describe, untilCurrent } from './visit.ts';

export type ServiceState = Fault | 'works';

/** What pages show: `cold` without a copy of the chrome, `warm` with one from before the fault. */
export interface Cell {
  readonly cold: string;
  readonly warm: string;
  readonly broken: readonly BrokenRule[];
}

/** In seconds. Short, so that a copy is soon stale, first while it is revalidated, then only after an error. */
const FRESH = 1;
const REVALIDATE = 2;
const LIFETIMES = `public, max-age=${FRESH}, stale-while-revalidate=${REVALIDATE}, stale-if-error=600`;

/** @throws Error if the host cannot be started */
export async function runCell(rig: Rig, site: Site, state: ServiceState): Promise<Cell> {
  const session = await rig.begin(LIFETIMES);
  const broken: BrokenRule[] = [];
  /** Records what is broken, and goes on. */
  const attempt = async <T>(work: Promise<T>): Promise<T | 'broken'> =>
    work.catch((error: unknown) => {
      if (!(error instanceof BrokenRule)) throw error;
      broken.push(error);
      return 'broken';
    });
  try {
    const { service } = session;
    const tag = (await fetch(`${service.origin}/chrome/header?lang=en`)).headers.get('etag') ?? '';
    const from = service.requests.length;
    const shows = (path: string) => shownToAllKinds(session, path, site, tag);
    const started = await attempt(untilCurrent(session, site.page, site, { rule: 'recovery' }));
    if (started === 'broken') return { cold: rig.startsHosts ? 'broken' : 'not tested', warm: 'broken', broken };
    const files = await attempt(stableFiles(session, site));
    const cachedAt = Date.now();
    const showsAt = async (age: number) => {
      await wait(Math.max(0, cachedAt + age * 1_000 - Date.now()));
      return shows(site.page);
    };
    await service.become(state);
    const duringFault = service.requests.length;
    // the other page has not been requested yet
    const [cold, soon] = await Promise.all([
      rig.startsHosts ? attempt(shows(site.otherPage)) : 'not tested',
      attempt(showsAt(FRESH + ROUNDING)),
      sendEvents(session),
    ]);
    const later = await attempt(showsAt(FRESH + REVALIDATE + ROUNDING));
    if (files !== 'broken') await attempt(expectStable(session, site, files));
    const requested = service.requests.slice(duringFault).map(({ line }) => line);
    broken.push(...followedRedirects(requested));
    // the copy may be from the start of the host
    const earlier = new Set(service.requests.slice(0, duringFault).map(({ line }) => line));
    if (state !== 'dead' && !requested.some((line) => earlier.has(line)))
      broken.push(new BrokenRule('renewal', 'an expired copy was not requested from the service again'));
    service.publish();
    await service.become('works');
    const paths = rig.startsHosts ? [site.page, site.otherPage] : [site.page];
    for (const path of paths) await attempt(untilCurrent(session, path, site, { rule: 'recovery' }));
    broken.push(...privacyProblem(service.requests.slice(from)));
    const warm = soon === later ? soon : `${soon}, later ${later}`;
    const cell = { cold, warm: state === 'works' ? warm : warm.replaceAll('chrome', 'last good copy') };
    return { ...cell, broken: [...broken, ...unexpected(cell, state)] };
  } finally {
    await session.end();
  }
}

function followedRedirects(lines: readonly string[]): readonly BrokenRule[] {
  const followed = lines.find((line) => line.includes(ELSEWHERE));
  return followed === undefined ? [] : [new BrokenRule('redirects', `the host followed a redirect: ${followed}`)];
}

function unexpected({ cold, warm }: Pick<Cell, 'cold' | 'warm'>, state: ServiceState): readonly BrokenRule[] {
  const [wantedCold, wantedWarm] = state === 'works' ? ['chrome', 'chrome'] : ['fallback', 'last good copy'];
  const isJudged = (shown: string) => !shown.includes('broken') && shown !== 'not tested';
  return [
    ...(isJudged(cold) && cold !== wantedCold
      ? [new BrokenRule('fallback', `without a copy, the page shows: ${cold}. Expected: ${wantedCold}`)]
      : []),
    ...(isJudged(warm) && warm !== wantedWarm
      ? [new BrokenRule('copy', `with a copy, the page shows: ${warm}. Expected: ${wantedWarm}`)]
      : []),
  ];
}

/** Whatever the host answers: nobody waits for it. */
async function sendEvents({ host: { origin } }: Session): Promise<void> {
  await fetch(`${origin}/chrome/events`, { ...countedEvents(origin), signal: AbortSignal.timeout(1_000) })
    .then((answer) => answer.body?.cancel())
    .catch(() => {});
}

/** What all kinds of requests get, or what each kind gets if they differ. */
async function shownToAllKinds({ host }: Session, path: string, site: Site, tag: string): Promise<string> {
  const answers = await Promise.all(
    Object.entries(requestKinds(tag)).map(async ([kind, init]) => {
      try {
        const { status, html } = await complete(host.origin + path, site, init);
        if (!site.answersEveryRequest && OTHER_STATUSES[kind]?.includes(status)) return undefined;
        if (status !== 200) throw new BrokenRule('complete', `the page answers with status ${status}`);
        return { kind, what: describe(judgePage(html, site)) };
      } catch (error) {
        if (!(error instanceof BrokenRule)) throw error;
        throw new BrokenRule(error.rule, `${path}, request ${kind}: ${error.message}`);
      }
    }),
  );
  const shown = answers.filter((answer) => answer !== undefined);
  const [first] = shown;
  if (shown.every(({ what }) => what === first?.what)) return first?.what ?? '';
  return shown.map(({ kind, what }) => `${kind}: ${what}`).join(', ');
}
