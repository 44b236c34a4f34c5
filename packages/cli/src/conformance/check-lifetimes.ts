/** Checks that copies are used while they are fresh, then renewed, and not shown for too long. */

import { setTimeout as wait } from 'node:timers/promises';
import { type Check, inSession, lifetimes, ROUNDING } from './check.ts';
import type { FaultyService, ServiceRequest } from './faulty-service.ts';
import { BrokenRule } from './rules.ts';
import type { Session } from './session.ts';
import type { Site } from './site.ts';
import { untilCurrent, visit } from './visit.ts';

/** In seconds. Longer than a host may pause after a first failure: header and footer then have different ages. */
const MAX_AGE = 6;

export const RENEWAL: Check = {
  name: 'renewal',
  title: 'a fresh copy is used, and an older one renewed',
  needsNewHost: false,
  run: (rig, site) =>
    inSession(rig, lifetimes(MAX_AGE, 1, 600), async (session) => {
      const { service, host } = session;
      await untilCurrent(session, site.page, site, { rule: 'renewal' });
      const from = service.requests.length;
      for (let visits = 0; visits < 5; visits += 1) {
        await visit(host.origin + site.page, site);
        await wait(200);
      }
      const needless = service.requests.slice(from).find((request) => isNeedless(request, service.requests));
      if (needless !== undefined)
        throw new BrokenRule(
          'renewal',
          `an answer with max-age=${MAX_AGE} was requested again while it was fresh: ${needless.line}`,
        );
      service.publish();
      await wait((MAX_AGE + ROUNDING) * 1_000);
      await untilCurrent(session, site.page, site, { rule: 'renewal', deadline: 3_000 });
      return undefined;
    }),
};

/** Whether its answer had been sent before, and was fresh. Hosts count whole seconds. */
function isNeedless({ line, at }: ServiceRequest, requests: readonly ServiceRequest[]): boolean {
  return requests.some(
    (earlier) =>
      earlier.line === line && earlier.isAnswered && earlier.at < at && at - earlier.at < (MAX_AGE - 1) * 1_000,
  );
}

export const EXPIRY: Check = {
  name: 'expiry',
  title: 'an expired copy is not shown, or without its announcement',
  needsNewHost: false,
  run: (rig, site) =>
    inSession(rig, lifetimes(1, 1, 3), async (session) => {
      await untilCurrent(session, site.page, site, { rule: 'renewal' });
      await session.service.become('dead');
      await wait((1 + 3 + ROUNDING) * 1_000);
      await expectNoAnnouncement(session, site, 'max-age and stale-if-error have passed (4 s)');
      return undefined;
    }),
};

/** In milliseconds, for a copy that is renewed after the response: until the answer, and to store it. */
const RENEWAL_TIME = { answer: 2_000, storing: 300 };

/** In milliseconds. */
const UNTIL_CHANGE = 6_000;

export const FRESH_UNTIL: Check = {
  name: 'freshUntil',
  title: 'a copy is not shown after freshUntil, or without its announcement',
  needsNewHost: true,
  run: (rig, site) =>
    inSession(rig, lifetimes(1, 600, 600), async (session) => {
      const { service, host } = session;
      const freshUntil = Date.now() + UNTIL_CHANGE;
      service.change({ freshUntil });
      await visit(host.origin + site.page, site);
      if (!service.requests.some(({ line }) => line.includes('/chrome/all.json')))
        return 'the host does not request all.json, which has freshUntil';
      await untilCurrent(session, site.page, site, { rule: 'renewal', deadline: UNTIL_CHANGE / 2 });
      // copies from the start of the host, which have another freshUntil, are renewed by now
      await wait((1 + ROUNDING) * 1_000);
      const from = service.requests.length;
      await visit(host.origin + site.page, site);
      await renewed(service, from);
      await service.become('dead');
      await wait(freshUntil - Date.now() + 200);
      await expectNoAnnouncement(session, site, 'freshUntil has passed');
      return undefined;
    }),
};

/** Waits until a request since `from` has been answered, for a while. */
async function renewed({ requests }: FaultyService, from: number): Promise<void> {
  const deadline = Date.now() + RENEWAL_TIME.answer;
  while (!requests.slice(from).some(({ isAnswered }) => isAnswered) && Date.now() < deadline) await wait(50);
  await wait(RENEWAL_TIME.storing);
}

async function expectNoAnnouncement({ host }: Session, site: Site, when: string): Promise<void> {
  const { marks } = await visit(host.origin + site.page, site);
  if (marks.some(({ announcement }) => announcement))
    throw new BrokenRule('expiry', `${when}, and the page still shows a copy that may have an announcement`);
}
