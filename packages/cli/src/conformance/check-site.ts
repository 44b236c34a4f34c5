/** Checks that pages show their site's header, and fill its slots. */

import { type Check, expectRequests, fragmentRequests, inSession, LONG } from './check.ts';
import { BrokenRule } from './rules.ts';
import { complete } from './visit.ts';

export const SITE: Check = {
  name: 'site',
  title: "pages show their site's header, and fill its slots once",
  needsNewHost: true,
  run: (rig, site) =>
    inSession(rig, LONG, async (session) => {
      const pages = [];
      for (const path of [site.page, site.otherPage])
        pages.push({ path, ...(await complete(session.host.origin + path, site)) });
      const lines = fragmentRequests(session, 0).filter((line) => !line.includes('manifest.json'));
      expectRequests(lines);
      for (const line of lines) {
        const named = new URL(line.replace('GET ', ''), 'http://service').searchParams.get('site') ?? 'main';
        if (named !== site.id) throw new BrokenRule('site', `a request is for the site ${named}: ${line}`);
      }
      for (const { path, html } of pages) {
        const problem = site.slots.map((name) => placeProblem(html, name)).find((found) => found !== null);
        if (problem) throw new BrokenRule('site', `${path}: ${problem}`);
      }
      return undefined;
    }),
};

/** @param name of a slot that the page fills, in the slot itself or beside the header */
function placeProblem(html: string, name: string): string | null {
  if (!html.includes(`data-portico-slot="${name}"`)) return `the header has no slot "${name}"`;
  const contents = html.match(new RegExp(`<(?!slot\\b)[a-z][^<>]*\\s(?:slot|data-portico-fill)="${name}"`, 'g')) ?? [];
  return contents.length === 1 ? null : `${contents.length} elements fill the slot "${name}"`;
}
