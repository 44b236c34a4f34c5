/** URL → `ChromeRequest`: a bad value falls back to its default and leaves a notice; nothing is ever refused. */

import { isRealDate } from '../contract/calendar.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../contract/language.ts';
import {
  DEFAULT_LOGIN_LINK,
  DEFAULT_THEME,
  INCLUSIONS,
  ISOLATIONS,
  LINK_MODES,
  PARAMETERS,
  type ParameterName,
  PREVIEW_PARAMETERS,
  parameterName,
  SEED_PATTERN,
  SKIP_TARGET_PATTERN,
  SWITCHES,
  THEMES,
} from '../contract/parameters.ts';
import type { Notice, ParsedRequest } from './chrome-request.ts';
import { parseLoginLink, parsePagePath } from './parse-path.ts';

export interface RequestOptions {
  /** Origins besides the host's own that `loginLink` may point to, such as `https://login.example.com`. */
  readonly loginOrigins: readonly string[];
  /** Whether `at` and `blog` are read. */
  readonly preview: boolean;
}

/** Longer notices would crowd out other headers, and nobody reads them. */
const MAX_UNKNOWN_NOTICES = 5;

/** Reads the parameters of a fragment. Never throws. */
export function parseChromeRequest(url: URL, options: RequestOptions): ParsedRequest {
  const names: readonly ParameterName[] = options.preview ? [...PARAMETERS, ...PREVIEW_PARAMETERS] : PARAMETERS;
  const { values, repeated, unknown } = readQuery(url.searchParams, names);
  const notices: Notice[] = unknown.slice(0, MAX_UNKNOWN_NOTICES).map((parameter) => ({ kind: 'unknown', parameter }));

  /** The parsed value, or the default with a notice; `shown` is how the notice names the value used. */
  const read = <T>(
    parameter: ParameterName,
    parse: (value: string) => T | undefined,
    fallback: T,
    shown: (used: T) => string = String,
  ): T => {
    const value = values.get(parameter);
    const parsed = value === undefined ? fallback : parse(value);
    const used = parsed === undefined ? fallback : parsed;
    if (parsed === undefined) notices.push({ kind: 'replaced', parameter, used: shown(used) });
    else if (repeated.has(parameter)) notices.push({ kind: 'repeated', parameter, used: shown(used) });
    return used;
  };
  const noneWhenNull = (value: unknown) => (value === null ? 'none' : String(value));
  const readSwitch = (parameter: ParameterName, fallback: boolean) =>
    read(parameter, (value) => (oneOf(SWITCHES, value) ? value === 'true' : undefined), fallback);

  const request = {
    language: read('lang', parseLanguage, DEFAULT_LANGUAGE),
    theme: read('theme', (value) => oneOf(THEMES, value), DEFAULT_THEME),
    transparent: readSwitch('transparent', true),
    languageSelector: readSwitch('languageSelector', true),
    loginLink: read('loginLink', (value) => parseLoginLink(value, options.loginOrigins), DEFAULT_LOGIN_LINK),
    path: read<string | null>('path', parsePagePath, null, noneWhenNull),
    skipTo: read<string | null>('skipTo', matching(SKIP_TARGET_PATTERN), null, noneWhenNull),
    links: read('links', (value) => oneOf(LINK_MODES, value), 'relative'),
    assets: read('assets', (value) => oneOf(INCLUSIONS, value), 'include'),
    announcement: read('announcement', (value) => oneOf(INCLUSIONS, value), 'include'),
    isolate: read('isolate', (value) => oneOf(ISOLATIONS, value), 'none'),
    seed: read<string | null>('seed', matching(SEED_PATTERN), null, noneWhenNull),
    at: read<number | null>('at', parseInstant, null, (value) =>
      value === null ? 'now' : new Date(value).toISOString(),
    ),
    blog: read<string | null>('blog', matching(/^[a-z]{1,16}$/), null, noneWhenNull),
  };
  return { request, notices };
}

/** The first value of each parameter. */
function readQuery(query: URLSearchParams, names: readonly ParameterName[]) {
  const values = new Map<ParameterName, string>();
  const repeated = new Set<ParameterName>();
  const unknown: string[] = [];
  for (const [key, value] of query) {
    const name = oneOf(names, parameterName(key));
    if (name === undefined) unknown.push(key);
    else if (values.has(name)) repeated.add(name);
    else values.set(name, value);
  }
  return { values, repeated, unknown };
}

function matching(pattern: RegExp): (value: string) => string | undefined {
  return (value) => (pattern.test(value) ? value : undefined);
}

function oneOf<T extends string>(values: readonly T[], value: string): T | undefined {
  return values.find((candidate) => candidate === value);
}

/** `de`, `DE`, `pt-BR`, `fr_CA`; `jp` is how the site's paths call Japanese. */
function parseLanguage(value: string): Language | undefined {
  const [, code] = /^([a-z]{2})(?:[-_][a-z0-9]{2,8}){0,3}$/i.exec(value) ?? [];
  const language = code?.toLowerCase() === 'jp' ? 'ja' : code?.toLowerCase();
  return language !== undefined && isLanguage(language) ? language : undefined;
}

/** An ISO 8601 date (midnight in UTC) or instant with its zone. */
function parseInstant(value: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$/.test(value)) return undefined;
  return isRealDate(value) ? Date.parse(value) : undefined;
}
