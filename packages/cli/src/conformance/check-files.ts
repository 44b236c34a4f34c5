/** Checks the files of the chrome that a host sends on its own origin. */

import { type Check, inSession, LONG } from './check.ts';
import { requestRaw } from './raw-request.ts';
import { BrokenRule } from './rules.ts';
import type { Session } from './session.ts';
import type { Site } from './site.ts';
import { complete, untilCurrent } from './visit.ts';

const TYPES = { css: /^text\/css\b/, js: /^(text|application)\/javascript\b/ } as const;

export const FILES: Check = {
  name: 'files',
  title: "style sheet and script are the service's, even after an error page",
  needsNewHost: true,
  run: (rig, site) =>
    inSession(rig, LONG, async (session) => {
      const { service, host } = session;
      await untilCurrent(session, site.page, site, { rule: 'recovery' });
      const { html } = await complete(host.origin + site.page, site);
      const links = [...new Set(html.match(/[^"'\s>]*\/chrome\/assets\/[\w-]+\.(?:css|js)/g) ?? [])];
      const paths = links
        .map((link) => new URL(link, host.origin))
        .filter(({ origin }) => origin === host.origin)
        .map(({ pathname }) => pathname);
      const styles = paths.find((path) => path.endsWith('.css'));
      const script = paths.find((path) => path.endsWith('.js'));
      if (styles === undefined || script === undefined) return 'browsers request the files from the service itself';
      await service.become('200 with a cacheable error page');
      const damaged = await requestRaw(host.origin, styles);
      if (/^HTTP\/1\.[01] 200/.test(damaged) && damaged.includes('ERROR PAGE'))
        throw new BrokenRule('files', `${styles} is an error page, sent with status 200`);
      await service.become('works');
      for (const [path, type] of [
        [styles, TYPES.css],
        [script, TYPES.js],
      ] as const)
        await expectFile(session, path, type);
      const from = service.requests.length;
      for (const junk of [1, 2, 3]) await fetch(`${host.origin}${styles}?junk=${junk}`).then((answer) => answer.text());
      const again = service.requests.slice(from).length;
      if (again > 1) throw new BrokenRule('files', `${styles} with three different queries causes ${again} requests`);
      return undefined;
    }),
};

async function expectFile({ service, host }: Session, path: string, type: RegExp): Promise<void> {
  const answer = await fetch(host.origin + path);
  const [sent, real] = [await answer.text(), await (await fetch(service.origin + path)).text()];
  if (answer.status !== 200) throw new BrokenRule('files', `${path} answers with status ${answer.status}`);
  const contentType = answer.headers.get('content-type') ?? '';
  if (!type.test(contentType)) throw new BrokenRule('files', `${path} has the type ${JSON.stringify(contentType)}`);
  if (sent !== real) throw new BrokenRule('files', `${path} is not the service's file`);
}

/** Files of the current release; hosts whose pages load them from the service have neither. */
const STABLE = ['/chrome/elements.js', '/chrome/loader.js'] as const;

/** The content, by path, of the stable addresses that the host serves while the service works. */
export async function stableFiles({ host, service }: Session, site: Site): Promise<ReadonlyMap<string, string>> {
  const files = await Promise.all(
    STABLE.map(async (path) => {
      const real = await (await fetch(service.origin + path)).text();
      const { status, html } = await complete(host.origin + path, site);
      return status === 200 && html === real ? [[path, real] as const] : [];
    }),
  );
  return new Map(files.flat());
}

/** @throws BrokenRule if the host no longer sends one of them */
export async function expectStable({ host }: Session, site: Site, files: ReadonlyMap<string, string>): Promise<void> {
  await Promise.all(
    [...files].map(async ([path, content]) => {
      const { status, html } = await complete(host.origin + path, site);
      const problem = status !== 200 ? `status ${status}` : html !== content ? 'something else' : undefined;
      if (problem) throw new BrokenRule('copy', `${path} worked before, and now answers with ${problem}`);
    }),
  );
}
