/** The page's own URL → what it shall show: the parameters of the fragments, the frame's width and what lies behind the header. */

import { DEFAULT_LANGUAGE } from '../contract/language.ts';
import {
  DEFAULT_LOGIN_LINK,
  DEFAULT_THEME,
  PARAMETERS,
  type ParameterName,
  PREVIEW_PARAMETERS,
  parameterName,
} from '../contract/parameters.ts';
import type { ChromeRequest, Notice } from '../request/chrome-request.ts';
import { parseChromeRequest, type RequestOptions } from '../request/parse-request.ts';

export const WIDTHS = ['320', '390', '768', '900', '1200', '1440', 'full'] as const;
export type Width = (typeof WIDTHS)[number];

/** `match` is as light or dark as the theme. */
export const HEROES = ['match', 'light', 'dark'] as const;
export type Hero = (typeof HEROES)[number];

/** Every parameter of the page that has a control, and the value its control starts with. */
export const DEFAULTS = {
  lang: DEFAULT_LANGUAGE,
  theme: DEFAULT_THEME,
  width: '1440',
  transparent: 'true',
  hero: 'match',
  languageSelector: 'true',
  at: '',
  seed: '',
  blog: '',
  path: '',
  loginLink: DEFAULT_LOGIN_LINK,
  announcement: 'include',
  isolate: 'none',
  links: 'relative',
} as const;

export interface PreviewState {
  /** What the fragments make of the parameters. */
  readonly request: ChromeRequest;
  readonly notices: readonly Notice[];
  /** The parameters as they came, which is how the fragments are asked: only known names, the first of each. */
  readonly parameters: ReadonlyMap<ParameterName, string>;
  readonly width: Width;
  readonly hero: Hero;
}

/** The frame shows a page that needs its assets, so these are not left to the URL. */
const FORCED: readonly ParameterName[] = ['assets'];
const FRAGMENT_PARAMETERS = [...PARAMETERS, ...PREVIEW_PARAMETERS].filter((name) => !FORCED.includes(name));

/** Reads the state. Never throws: what is not understood falls back to its default. */
export function parsePreviewState(url: URL, options: RequestOptions): PreviewState {
  const given = new Map<string, string>();
  for (const [key, value] of url.searchParams) {
    const name = parameterName(key);
    // a form sends its empty fields too
    if (value !== '' && !given.has(name)) given.set(name, value);
  }
  const parameters = new Map<ParameterName, string>();
  for (const name of FRAGMENT_PARAMETERS) {
    const value = given.get(name);
    if (value === undefined || (name === 'at' && value === 'now')) continue;
    parameters.set(name, name === 'at' ? withZone(value) : value);
  }
  const { request, notices } = parseChromeRequest(new URL(`?${queryOf(parameters)}`, url.origin), options);
  return {
    request,
    notices,
    parameters,
    width: WIDTHS.find((width) => width === given.get('width')) ?? DEFAULTS.width,
    hero: HEROES.find((hero) => hero === given.get('hero')) ?? DEFAULTS.hero,
  };
}

/** A query without `?`; empty where there are no parameters. */
export function queryOf(parameters: Iterable<readonly [string, string]>): string {
  return new URLSearchParams([...parameters].map(([name, value]) => [name, value])).toString();
}

/** A datetime field knows no zone; this one means UTC. */
function withZone(value: string): string {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?$/.test(value) ? `${value}Z` : value;
}
