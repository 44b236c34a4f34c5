/** Requests a host's pages as visitors do, and judges what they show. */

import { setTimeout as wait } from 'node:timers/promises';
import { judgePage, type ShownPage } from './judge-page.ts';
import { BrokenRule, type Rule } from './rules.ts';
import type { Session } from './session.ts';
import type { Site } from './site.ts';

/** In milliseconds: how long after the end of a fault pages may still show a copy or the fallback. */
const RECOVERY = 12_000;

/** @throws BrokenRule if the page is late or broken */
export async function visit(address: string, site: Site, init: RequestInit = {}): Promise<ShownPage> {
  const { status, html } = await complete(address, site, init);
  if (status !== 200) throw new BrokenRule('complete', `the page answers with status ${status}`);
  return judgePage(html, site);
}

/** @throws BrokenRule if the page is late or cut off */
export async function complete(
  address: string,
  site: Site,
  init: RequestInit = {},
): Promise<{ readonly status: number; readonly html: string }> {
  const sent = Date.now();
  const late = 3 * site.deadline;
  const request = async () => {
    const response = await fetch(address, { ...init, redirect: 'manual', signal: AbortSignal.timeout(late) });
    return { status: response.status, html: await response.text() };
  };
  const { status, html } = await request().catch((error: Error) => Promise.reject(failure(error, late)));
  const took = Date.now() - sent;
  if (took > site.deadline) throw new BrokenRule('time', `the page took ${took} ms; ${site.deadline} ms are allowed`);
  return { status, html };
}

function failure(error: Error, late: number): BrokenRule {
  if (error.name === 'TimeoutError') return new BrokenRule('time', `the page was not complete after ${late} ms`);
  const { cause } = error;
  return new BrokenRule(
    'complete',
    `the page did not arrive: ${cause instanceof Error ? cause.message : error.message}`,
  );
}

/** `chrome`, `fallback`, or what each of the two elements shows. */
export const describe = ({ header, footer }: ShownPage): string =>
  header === footer ? header : `header: ${header}, footer: ${footer}`;

/**
 * Waits until a page shows the current edition of the chrome.
 *
 * @param deadline in milliseconds
 * @throws BrokenRule of the given rule if it does not
 */
export async function untilCurrent(
  { service, host }: Session,
  path: string,
  site: Site,
  { rule, deadline = RECOVERY }: { readonly rule: Rule; readonly deadline?: number },
): Promise<void> {
  for (const started = Date.now(); ; await wait(200)) {
    const page = await visit(host.origin + path, site).catch((error: BrokenRule) => error);
    const isCurrent = !(page instanceof Error) && describe(page) === 'chrome' && editionOf(page) >= service.edition();
    if (isCurrent) return;
    if (Date.now() - started <= deadline) continue;
    if (page instanceof Error) throw page;
    const shown = describe(page) === 'chrome' ? 'an outdated header or footer' : `the ${describe(page)}`;
    throw new BrokenRule(rule, `${path} still shows ${shown} after ${deadline} ms, though the service works`);
  }
}

/** The edition of the older fragment. */
const editionOf = ({ marks }: ShownPage) => Math.min(...marks.map(({ edition }) => edition));
