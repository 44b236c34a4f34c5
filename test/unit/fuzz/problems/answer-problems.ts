/** Finds what is wrong with an answer: its status, its headers and its lifetimes. */

import type { Content } from '../../../../src/content/content.ts';
import { LANGUAGES } from '../../../../src/contract/language.ts';
import { MARKER } from './markup-problems.ts';

/** An answer that has been received completely. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

export async function received(response: Response): Promise<Answer> {
  return { status: response.status, headers: response.headers, body: await response.text() };
}

/** The headers of a fragment, with the values that the contract allows. */
const DOCUMENTED: Readonly<Record<string, RegExp>> = {
  'access-control-allow-origin': /^\*$/,
  'access-control-expose-headers': /^[a-z-]+(?:, [a-z-]+)*$/,
  'cache-control':
    /^public, max-age=[1-9]\d{0,7}, stale-while-revalidate=(?:0|[1-9]\d{0,7}), stale-if-error=(?:0|[1-9]\d{0,7})$/,
  'content-language': new RegExp(`^(?:${LANGUAGES.join('|')})$`),
  'content-type': /^(?:text\/html; charset=utf-8|application\/json)$/,
  // all.json counts down its lifetimes, and has a weak one
  etag: /^(?:W\/)?"portico-[0-9a-f]+"$/,
  'portico-notice': /^[A-Za-z][\w-]*(?:;[a-z]+(?:="[^"\\]*")?)*(?:, [A-Za-z][\w-]*(?:;[a-z]+(?:="[^"\\]*")?)*)*$/,
  'portico-state': /^(?:fresh|stale|fallback|degraded)$/,
  'portico-version': /^1\.2\.3\+test$/,
  'server-timing': /^[\w-]+(?:;[\w-]+="[\w -]*")*(?:, [\w-]+(?:;[\w-]+="[\w -]*")*)*$/,
  'x-content-type-options': /^nosniff$/,
  'x-robots-tag': /^noindex$/,
};
const OPTIONAL = new Set(['portico-notice', 'x-robots-tag', 'content-type']);

/** Headers that no answer may have, and values that come from the request. */
export function forbiddenHeadersOf({ status, headers }: Answer): string[] {
  const problems: string[] = [];
  // a script names the notices of its licenses
  const isScript = headers.get('content-type') === 'text/javascript; charset=utf-8';
  for (const [name, value] of headers) {
    if (/^(?:set-cookie|location|vary|refresh|content-length|content-encoding)$/.test(name)) problems.push(name);
    if (name === 'link' && !isScript) problems.push(name);
    if (/[^\x20-\x7e]/.test(value)) problems.push(`${name} has other characters than ASCII`);
    if (`${name}${value}`.toLowerCase().includes(MARKER)) problems.push(`${name}: ${value} comes from the request`);
    // a notice names parameters of the request
    if (name !== 'portico-notice' && /nan|infinity|undefined|null|\[object/i.test(value))
      problems.push(`${name}: ${value}`);
  }
  if (status >= 300 && status < 400 && status !== 304) problems.push(`redirects with ${status}`);
  return problems;
}

/** Problems of the headers of a fragment, `all.json` or the manifest, with status 200 or 304. */
export function headerProblemsOf(answer: Answer): string[] {
  const problems = forbiddenHeadersOf(answer);
  if (![200, 304].includes(answer.status)) problems.push(`has the status ${answer.status}`);
  for (const [name, pattern] of Object.entries(DOCUMENTED)) {
    const value = answer.headers.get(name);
    if (value === null ? !OPTIONAL.has(name) : !pattern.test(value)) problems.push(`has ${name}: ${value}`);
  }
  for (const [name] of answer.headers) if (!Object.hasOwn(DOCUMENTED, name)) problems.push(`has the header ${name}`);
  if (answer.status === 200 && answer.headers.get('content-type') === null) problems.push('has no type');
  if (answer.status === 304 && answer.body !== '') problems.push('has a body with 304');
  return problems;
}

/** The end of a lifetime may be at the change itself: from then on the answer is stale. */
export function lifetimeProblemsOf(
  { headers }: Answer,
  content: Content,
  now: number,
  path: string | null = null,
): string[] {
  const [maxAge = Number.NaN, revalidate = Number.NaN, error = Number.NaN] = (
    headers.get('cache-control')?.match(/\d+/g) ?? []
  ).map(Number);
  const end = now + 1_000 * (maxAge + Math.max(revalidate, error));
  const change = nextChange(content, now, path);
  return end <= change ? [] : [`may be kept until ${end - change} ms after the change at ${change}`];
}

/**
 * When the content changes next; within a second of a change, the answer is that of the time after it.
 *
 * @param path of the page, without prefix and trailing slash
 */
export function nextChange(content: Content, now: number, path: string | null = null): number {
  const onPage = (list: Content['announcements']) => list.filter(({ paths }) => isShownOn(path, paths));
  const [announcements, defaultMessages] = [onPage(content.announcements), onPage(content.defaultMessages)];
  const messages = announcements.length > 0 ? announcements : defaultMessages;
  const newYear = Date.UTC(new Date(now).getUTCFullYear() + 1, 0, 1);
  const changes = [newYear, ...messages.flatMap(({ startDate, endDate }) => [startDate, endDate])];
  const next = Math.min(...changes.filter((change) => change !== null && change > now).map(Number));
  return next - now < 1_000 ? nextChange(content, next, path) : next;
}

/** @param patterns `null` for all pages */
export function isShownOn(path: string | null, patterns: readonly string[] | null): boolean {
  if (patterns === null) return true;
  const expressions = patterns.map((pattern) => new RegExp(`^${pattern.replace(/(\/?)\*$/, '($1.*)?')}$`));
  return path !== null && expressions.some((expression) => expression.test(path));
}
