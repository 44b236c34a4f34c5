/** Checks that hostile addresses below `/chrome/` fetch nothing but the service's files. */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Check, inSession, LONG } from './check.ts';
import { SECRET } from './faulty-service.ts';
import { requestRaw } from './raw-request.ts';
import { BrokenRule } from './rules.ts';
import { untilCurrent, visit } from './visit.ts';

const EVIL = 'body of another origin';

/** Paths that lead out of `/chrome/`, in the spellings of different decoders. */
export const OUTSIDE = [
  '/chrome/../secret',
  '/chrome/%2e%2e/secret',
  '/chrome/.%2E/secret',
  '/chrome/..%2fsecret',
  '/chrome/\\..\\secret',
  '/chrome/assets/../../secret',
  '/chrome/..;/secret',
];

/** @param evil host and port of another origin */
const hostileTargets = (evil: string) => [
  `http://${evil}/chrome/assets/evil-0123456789.js`,
  `//${evil}/chrome/assets/evil-0123456789.js`,
  `\\\\${evil}/chrome/assets/evil-0123456789.js`,
  `/\\${evil}/chrome/assets/evil-0123456789.js`,
  `@${evil}/chrome/assets/evil-0123456789.js`,
  `/chrome/@${evil}/evil.js`,
  `/chrome//${evil}/evil.js`,
  `/chrome/http://${evil}/evil.js`,
  `/chrome/http:%2f%2f${evil}%2fevil.js`,
  `/chrome/..//${evil}/chrome/evil.js`,
  `/chrome/\\\\${evil}\\evil.js`,
  `/chrome/assets/evil-0123456789.js%0d%0aHost:%20${evil}`,
  ...OUTSIDE,
];

export const PATHS: Check = {
  name: 'paths',
  title: "hostile addresses fetch nothing but the service's files",
  needsNewHost: false,
  run: async (rig, site) => {
    const requested: string[] = [];
    const other = createServer((request, response) => {
      requested.push(`${request.method} ${request.url}`);
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'max-age=31536000, immutable' });
      response.end(EVIL);
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const evil = `127.0.0.1:${(other.address() as AddressInfo).port}`;
    try {
      return await inSession(rig, LONG, async (session) => {
        const { service, host } = session;
        await untilCurrent(session, site.page, site, { rule: 'recovery' });
        const from = service.requests.length;
        const requests = [
          ...hostileTargets(evil).map((target) => ({ target, headers: {} })),
          { target: '/chrome/assets/evil-0123456789.js', headers: { Host: evil } },
          { target: '/chrome/assets/evil-0123456789.js', headers: { 'X-Forwarded-Host': evil } },
          // an earlier request may have stored something under it
          { target: '/chrome/assets/evil-0123456789.js', headers: {} },
        ];
        for (const { target, headers } of requests) {
          const named = [target, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join(', ');
          const answer = await requestRaw(host.origin, target, headers).catch((error: Error) => {
            throw new BrokenRule('paths', `after ${named}, the host does not answer: ${error.message}`);
          });
          if (requested.length > 0) throw new BrokenRule('paths', `${named} made the host request another origin`);
          if (answer.includes(EVIL)) throw new BrokenRule('paths', `${named} answers with a body of another origin`);
          if (answer.includes(SECRET))
            throw new BrokenRule('paths', `${named} answers with the service's content outside /chrome/`);
          const strayed = service.requests.slice(from).find(({ line }) => !isInside(line));
          if (strayed) throw new BrokenRule('paths', `${named} made the host request: ${strayed.line}`);
        }
        await visit(host.origin + site.page, site);
        return undefined;
      });
    } finally {
      other.closeAllConnections();
      other.close();
    }
  },
};

/** Whether the path is below `/chrome/` for a service that decodes it. */
function isInside(line: string): boolean {
  const target = line.slice(line.indexOf(' ') + 1).split('?')[0] ?? '';
  if (!target.startsWith('/chrome/')) return false;
  try {
    return new URL(decodeURIComponent(target), 'http://service').pathname.startsWith('/chrome/');
  } catch {
    return true;
  }
}
