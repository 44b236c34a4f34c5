/** Checks how many requests visitors cause. */

import { type Check, expectAtMost, expectRequests, fragmentRequests, inColdSession, inSession, LONG } from './check.ts';
import { BrokenRule } from './rules.ts';
import type { Site } from './site.ts';
import { complete, visit } from './visit.ts';

const CROWD = 50;

export const COLD_CROWD: Check = {
  name: 'crowd',
  title: `${CROWD} visitors at once during a cold start`,
  needsNewHost: true,
  run: (rig, site) =>
    inColdSession(rig, async (session) => {
      const { service, host } = session;
      service.change({ delay: 300 });
      const from = service.requests.length;
      const first = await crowd(host.origin + site.page, site);
      const lines = fragmentRequests(session, from);
      expectRequests(lines);
      expectAtMost(lines, 1, 'one request', `${CROWD} visitors at once`);
      if (first !== undefined) throw first;
      service.change({ delay: 0 });
      await service.become('stalls before the headers');
      const then = service.requests.length;
      const second = await crowd(host.origin + site.otherPage, site);
      expectAtMost(
        fragmentRequests(session, then),
        1,
        'one request',
        `${CROWD} visitors at once, while the service stalls,`,
      );
      if (second !== undefined) throw second;
      return undefined;
    }),
};

/** Sends many visitors at once. @returns the rule broken for the first visitor who gets no complete page */
async function crowd(address: string, site: Site): Promise<BrokenRule | undefined> {
  const visits = await Promise.allSettled(Array.from({ length: CROWD }, () => visit(address, site)));
  return visits.find((outcome) => outcome.status === 'rejected')?.reason;
}

/** In milliseconds; a pause must be longer than half of it. */
const WINDOW = 2_000;

export const PAUSE: Check = {
  name: 'pause',
  title: 'after a failure, visitors cause no request for at least a second',
  needsNewHost: true,
  run: (rig, site) =>
    inColdSession(rig, async (session) => {
      const { service, host } = session;
      await service.become('500 with a page');
      const from = service.requests.length;
      for (const started = Date.now(); Date.now() - started < WINDOW; ) await visit(host.origin + site.page, site);
      const lines = fragmentRequests(session, from);
      expectRequests(lines);
      expectAtMost(lines, 2, 'pause', `visitors in the ${WINDOW} ms after a failure`);
      return undefined;
    }),
};

/** As a host sees it if it copies the visitor's query into its own request. */
const HOSTILE_QUERY = '?junk=1&lang=ja&assets=include&b=%26lang%3Dja%26links%3Dabsolute%23';

export const PARAMETERS: Check = {
  name: 'parameters',
  title: "a visitor's query causes no other request",
  needsNewHost: false,
  run: (rig, site) =>
    inSession(rig, LONG, async (session) => {
      const { service, host } = session;
      const from = service.requests.length;
      const address = `${host.origin}${site.otherPage}${HOSTILE_QUERY}`;
      const { status } = await complete(address, site);
      if (status !== 200) return `the page answers a query with status ${status}`;
      await visit(address, site);
      for (const line of fragmentRequests(session, from)) {
        const query = new URL(line.replace('GET ', ''), 'http://service').searchParams;
        const repeated = [...query.keys()].find((name) => query.getAll(name).length > 1);
        if (repeated !== undefined)
          throw new BrokenRule('parameters', `a visitor's query sets the parameter ${repeated}: ${line}`);
        if (line.includes('junk'))
          throw new BrokenRule('parameters', `a visitor's query is part of the request: ${line}`);
      }
      return undefined;
    }),
};
