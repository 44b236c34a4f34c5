/** Measures all headers in one run of Chromium: first views, visits with menus that open, and visits without scripts. */

import type { Browser } from 'playwright-core';
import { launchChromium } from '../../../packages/cli/src/local/chromium.ts';
import { type FirstView, measureFirstView, type WindowName } from '../browser/rendering.ts';
import { inTurn } from '../in-turn.ts';
import { buildPeers, type Peer, peerHeaders, QUERY, required } from './build-peers.ts';
import { checkPeers } from './check-peers.ts';
import { type HostPages, serveHostPages } from './host-pages.ts';
import { type EarlyVisit, type Visit, visit, visitEarly } from './visits.ts';

const FIRST_VIEWS = 10;
const VISITS = 10;
const EARLY_VISITS = 5;

export interface PeerFigures {
  readonly peer: Peer;
  /** By round, minus the figures of the page without a header. */
  readonly firstViews: Readonly<Record<WindowName, readonly FirstView[]>>;
  readonly visits: Readonly<Record<WindowName, readonly Visit[]>>;
  readonly earlyVisits: Readonly<Record<WindowName, readonly EarlyVisit[]>>;
}

/**
 * @returns the figures of Portico, Radix and the plain header, and of Portico once more
 * @throws Error if the headers have different links, or a menu does not open
 */
export async function measureBrowser(): Promise<readonly PeerFigures[]> {
  const [portico, ...others] = await buildPeers();
  const peers = [portico, ...others, { ...portico }];
  const pages = await serveHostPages(peers);
  const browser = await launchChromium();
  try {
    await checkPeers(browser, pages, peers, required((await peerHeaders()).get(QUERY), QUERY));
    const desktop = await measureIn('desktop', browser, pages, peers);
    const phone = await measureIn('phone', browser, pages, peers);
    return peers.map((peer, index) => {
      const [wide, narrow] = [required(desktop[index], peer.name), required(phone[index], peer.name)];
      return {
        peer,
        firstViews: { desktop: wide.firstViews, phone: narrow.firstViews },
        visits: { desktop: wide.visits, phone: narrow.visits },
        earlyVisits: { desktop: wide.earlyVisits, phone: narrow.earlyVisits },
      };
    });
  } finally {
    await browser.close();
    pages.stop();
  }
}

async function measureIn(window: WindowName, browser: Browser, pages: HostPages, peers: readonly Peer[]) {
  const firstViews = await inTurn(FIRST_VIEWS, [undefined, ...peers], (peer) =>
    measureFirstView(browser, {
      html: pages.htmlOf(peer?.name),
      origin: pages.origin,
      window,
      ready: peer?.ready ?? 'body',
    }),
  );
  const visits = await inTurn(VISITS, peers, (peer) => visit(browser, pages, peer, window));
  const seen = new Map<Peer, EarlyVisit>();
  const earlyVisits = await inTurn(EARLY_VISITS, peers, async (peer) => {
    const first = seen.get(peer);
    // if nothing opens, waiting once is enough
    if (first && !opensAnything(first)) return first;
    const result = await visitEarly(browser, pages, peer, window);
    seen.set(peer, result);
    return result;
  });
  const hosts = required(firstViews.get(undefined), 'page without a header');
  return peers.map((peer) => ({
    firstViews: required(firstViews.get(peer), peer.name).map((view, round) =>
      beyond(view, required(hosts[round], 'page without a header')),
    ),
    visits: required(visits.get(peer), peer.name).map((each) => opened(each, peer)),
    earlyVisits: required(earlyVisits.get(peer), peer.name),
  }));
}

function opensAnything({ openings }: EarlyVisit): boolean {
  return [...openings.values()].some(({ delay }) => delay !== null);
}

function opened(visit: Visit, peer: Peer): Visit {
  for (const [input, { delay }] of visit.openings)
    if (delay === null) throw new Error(`${peer.name}: nothing opened (${input})`);
  return visit;
}

/** What the header adds to the page. */
function beyond(view: FirstView, host: FirstView): FirstView {
  return {
    style: view.style - host.style,
    layout: view.layout - host.layout,
    script: view.script - host.script,
    task: view.task - host.task,
    elements: view.elements - host.elements,
    recalculations: view.recalculations - host.recalculations,
    layouts: view.layouts - host.layouts,
  };
}
