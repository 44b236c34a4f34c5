/** Reads the arguments of the command. */

import { parseArgs } from 'node:util';
import { CHECKS, STATES } from './check-host.ts';
import { DEFAULT_SITE, type Site } from './site.ts';

export const USAGE = `npm run conformance -- [options] <command or URL of a host>

Checks a site that includes the chrome, while the service fails in every way.
docs/other-languages.md explains the rules.

  npm run conformance -- 'node server.js'
      Starts the host again and again, with these environment variables:
        PORT           the port on 127.0.0.1 to listen on
        CHROME_ORIGIN  the origin of the service
        CHROME_COPIES  an empty directory, for hosts that store copies in files
  npm run conformance -- http://127.0.0.1:3000
      Checks a host that you start yourself, with the service's origin, which
      the command prints. Checks that need a new host are skipped.

  --page=/                a page
  --other-page=/de/       a page with another header, usually in another language
  --site=main             the site of these pages
  --slots=NAMES           the slots of the header that they fill, such as search
  --fallback-header=TEXT  a text that occurs only in your fallback's <header>
                          (data-fallback="header")
  --fallback-footer=TEXT  the same for <footer> (data-fallback="footer")
  --deadline=5000         how long a page may take, in milliseconds
  --only=NAMES            only these states or checks, separated by commas
  --jobs=6                how many hosts run at once
  --service-port=8788     the port of the service, for a host that you start

States:  ${STATES.join(', ')}
Checks:  ${CHECKS.map(({ name }) => name).join(', ')}`;

export interface Options {
  /** A command for the shell, or the origin of a running host. */
  readonly host: { readonly command: string } | { readonly origin: string };
  readonly site: Site;
  readonly only: readonly string[] | undefined;
  readonly jobs: number;
  readonly servicePort: number;
}

/** @throws Error that says which argument is wrong */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      page: { type: 'string', default: DEFAULT_SITE.page },
      'other-page': { type: 'string', default: DEFAULT_SITE.otherPage },
      site: { type: 'string', default: DEFAULT_SITE.id },
      slots: { type: 'string' },
      'fallback-header': { type: 'string', default: DEFAULT_SITE.fallback.header },
      'fallback-footer': { type: 'string', default: DEFAULT_SITE.fallback.footer },
      deadline: { type: 'string', default: String(DEFAULT_SITE.deadline) },
      only: { type: 'string' },
      jobs: { type: 'string', default: '6' },
      'service-port': { type: 'string', default: '8788' },
    },
  });
  const [host, ...more] = positionals;
  if (host === undefined) throw new Error('Give the command or the URL of a host.');
  if (more.length > 0) throw new Error(`Put the command in quotes: '${positionals.join(' ')}'`);
  const only = namesIn(values.only);
  const names: readonly string[] = [...STATES, ...CHECKS.map(({ name }) => name)];
  const unknown = only?.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`There is no state or check ${JSON.stringify(unknown)}.`);
  for (const path of [values.page, values['other-page']])
    if (!path.startsWith('/')) throw new Error(`A page must be a path such as /de/, not ${path}`);
  return {
    host: /^https?:\/\//.test(host) ? { origin: new URL(host).origin } : { command: host },
    site: {
      ...DEFAULT_SITE,
      page: values.page,
      otherPage: values['other-page'],
      id: values.site,
      slots: namesIn(values.slots) ?? [],
      fallback: { header: values['fallback-header'], footer: values['fallback-footer'] },
      deadline: positiveInteger('deadline', values.deadline),
    },
    only,
    jobs: positiveInteger('jobs', values.jobs),
    servicePort: positiveInteger('service-port', values['service-port']),
  };
}

const namesIn = (list: string | undefined) => list?.split(',').map((name) => name.trim());

function positiveInteger(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} must be a positive integer, not ${text}`);
  return value;
}
