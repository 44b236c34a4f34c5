/** The options of `portico conformance`. Imports no check, so that listing the commands is quick. */

import type { Arguments, Options } from '../read-arguments.ts';
import { UserError } from '../user-error.ts';
import { DEFAULT_SITE, type Site } from './site.ts';

export const CONFORMANCE_OPTIONS = {
  page: { type: 'string', value: 'path', summary: `a page; by default ${DEFAULT_SITE.page}` },
  'other-page': {
    type: 'string',
    value: 'path',
    summary: `a page with another header, usually in another language; by default ${DEFAULT_SITE.otherPage}`,
  },
  site: { type: 'string', value: 'id', summary: `the site of these pages; by default ${DEFAULT_SITE.id}` },
  slots: { type: 'string', value: 'names', summary: 'the slots of the header that they fill, such as search' },
  'fallback-header': {
    type: 'string',
    value: 'text',
    summary: `occurs only in your fallback's <header>; by default ${DEFAULT_SITE.fallback.header}`,
  },
  'fallback-footer': {
    type: 'string',
    value: 'text',
    summary: `the same for <footer>; by default ${DEFAULT_SITE.fallback.footer}`,
  },
  deadline: {
    type: 'string',
    value: 'ms',
    summary: `how long a page may take, in milliseconds; by default ${DEFAULT_SITE.deadline}`,
  },
  only: { type: 'string', value: 'names', summary: 'only these states or checks, separated by commas' },
  jobs: { type: 'string', value: 'number', summary: 'how many hosts run at once; by default 6' },
  'service-port': {
    type: 'string',
    value: 'number',
    summary: 'the port of the service, for a host that you start; by default 8788',
  },
} as const satisfies Options;

export interface Conformance {
  /** A command for the shell, or the origin of a running host. */
  readonly host: { readonly command: string } | { readonly origin: string };
  readonly site: Site;
  readonly only: readonly string[] | undefined;
  readonly jobs: number;
  readonly servicePort: number;
}

/**
 * @param host the command or URL
 * @param names of the states and checks
 * @throws UserError that says which argument is wrong
 */
export function readConformance(
  host: string,
  given: Arguments<typeof CONFORMANCE_OPTIONS>['options'],
  names: readonly string[],
): Conformance {
  const {
    page = DEFAULT_SITE.page,
    'other-page': otherPage = DEFAULT_SITE.otherPage,
    site: id = DEFAULT_SITE.id,
  } = given;
  const only = namesIn(given.only);
  const unknown = only?.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new UserError(`There is no state or check ${JSON.stringify(unknown)}. There are: ${names.join(', ')}`);
  for (const path of [page, otherPage])
    if (!path.startsWith('/')) throw new UserError(`A page must be a path such as /de/, not ${path}`);
  const { header, footer } = DEFAULT_SITE.fallback;
  return {
    host: /^https?:\/\//.test(host) ? { origin: new URL(host).origin } : { command: host },
    site: {
      ...DEFAULT_SITE,
      page,
      otherPage,
      id,
      slots: namesIn(given.slots) ?? [],
      fallback: { header: given['fallback-header'] ?? header, footer: given['fallback-footer'] ?? footer },
      deadline: positiveInteger('deadline', given.deadline, DEFAULT_SITE.deadline),
    },
    only,
    jobs: positiveInteger('jobs', given.jobs, 6),
    servicePort: positiveInteger('service-port', given['service-port'], 8788),
  };
}

const namesIn = (list: string | undefined) => list?.split(',').map((name) => name.trim());

function positiveInteger(name: string, text: string | undefined, standard: number): number {
  const value = Number(text ?? standard);
  if (!Number.isInteger(value) || value < 1) throw new UserError(`--${name} must be a positive integer, not ${text}`);
  return value;
}
