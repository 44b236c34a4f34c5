/**
 * Parses a preview page's URL: the fragments' parameters, the messages, the frame's width and the sample page's hero.
 */

import { parseDateTime, toZoned } from '@internationalized/date';
import { isoInstant, parseInstant } from '../../../../src/contract/instant.ts';
import { MAIN_SITE } from '../../../../src/contract/site.ts';
import type { ParameterOptions } from '../../../../src/request/define-parameter.ts';
import {
  type ParameterMode,
  type ParameterName,
  type ParameterValues,
  parametersOfFragments,
} from '../../../../src/request/parameters.ts';
import { type Notice, parameterOfKey, parseParameters } from '../../../../src/request/parse-parameters.ts';
import { withTypedYear } from '../contract/full-year.ts';
import { isTimeZone } from '../contract/time-zone.ts';
import { type Previewed, parsePreviewed } from './message-source.ts';
import { type NamedMessage, parseNamed } from './named-message.ts';
import { type PreviewPlace, STUDIO_PLACE } from './paths.ts';

export const WIDTHS = ['320', '390', '768', '900', '1200', '1440', 'full'] as const;
export type Width = (typeof WIDTHS)[number];

/** Themes of the sample page's first section, behind the header; `match` follows the header's theme. */
const HEROES = ['match', 'light', 'dark'] as const;
export type Hero = (typeof HEROES)[number];

/** Not read from the URL, because the sample page always needs the assets. */
const IGNORED: ParameterName = 'assets';

/** The fragments' parameters with a control; `blog` only with the sample blog. */
export function controlled(mode: ParameterMode): readonly ParameterName[] {
  return parametersOfFragments(mode).filter((name) => name !== IGNORED);
}

export interface PreviewState {
  /** The fragments' parsed parameters. */
  readonly values: ParameterValues;
  /** Their values if only the site is given. */
  readonly defaults: ParameterValues;
  readonly notices: readonly Notice[];
  /** The first value of each parameter as sent, for requesting the fragments. */
  readonly parameters: ReadonlyMap<ParameterName, string>;
  readonly width: Width;
  readonly hero: Hero;
  readonly of: Previewed;
  /** Whether the preview shows another set of messages beside these. */
  readonly compare: boolean;
  /** The message to show, even if others compete with it; `null` for what visitors get. */
  readonly message: NamedMessage | null;
  /** The IANA time zone in which moments are shown and chosen. */
  readonly timeZone: string;
  readonly place: PreviewPlace;
}

const PAGE_DEFAULTS = {
  width: '1440',
  hero: 'match',
  of: 'draft',
  compare: 'false',
  zone: 'UTC',
  message: '',
} as const;

export type SettingName = ParameterName | keyof typeof PAGE_DEFAULTS;

/** The initial value of a setting's control. */
export function defaultText(name: SettingName, defaults: ParameterValues): string {
  if (isOfPage(name)) return PAGE_DEFAULTS[name];
  return defaults[name] === null ? '' : String(defaults[name]);
}

/** The messages named in the URL; the list of sites depends on them. */
export function previewedIn(url: URL, { hasChoice }: PreviewPlace): Previewed {
  return hasChoice ? parsePreviewed(givenIn(url).get('of')) : PAGE_DEFAULTS.of;
}

function givenIn(url: URL): ReadonlyMap<string, string> {
  const given = new Map<string, string>();
  for (const [key, value] of url.searchParams) {
    const name = parameterOfKey(key);
    // forms send empty fields too
    if (value !== '' && !given.has(name)) given.set(name, value);
  }
  return given;
}

/** Never throws: invalid values become the default. */
export function parsePreviewState(
  url: URL,
  options: ParameterOptions & ParameterMode,
  place: PreviewPlace = STUDIO_PLACE,
): PreviewState {
  const given = givenIn(url);
  const zone = given.get('zone') ?? '';
  const timeZone = isTimeZone(zone) ? zone : PAGE_DEFAULTS.zone;
  const parameters = new Map<ParameterName, string>();
  for (const name of controlled(options)) {
    const value = given.get(name);
    if (value === undefined || (name === 'at' && value === 'now')) continue;
    parameters.set(name, name === 'at' ? inUtc(value, timeZone) : value);
  }
  const { parameters: values, notices } = parseParameters(
    new URLSearchParams(queryOf(parameters)),
    parametersOfFragments(options),
    options,
  );
  const { parameters: defaults } = parseParameters([['site', values.site]], ['site'], options);
  return {
    values,
    defaults: { ...defaults, site: MAIN_SITE },
    notices,
    parameters,
    width: WIDTHS.find((width) => width === given.get('width')) ?? PAGE_DEFAULTS.width,
    hero: HEROES.find((hero) => hero === given.get('hero')) ?? PAGE_DEFAULTS.hero,
    of: previewedIn(url, place),
    compare: place.hasChoice && given.get('compare') === 'true',
    message: parseNamed(given.get('message')),
    timeZone,
    place,
  };
}

function isOfPage(name: SettingName): name is keyof typeof PAGE_DEFAULTS {
  return Object.hasOwn(PAGE_DEFAULTS, name);
}

/** A query without the `?`. */
export function queryOf(parameters: Iterable<readonly [string, string]>): string {
  return new URLSearchParams([...parameters].map(([name, value]) => [name, value])).toString();
}

/** Reads a datetime field's value in a time zone; if clocks show a time twice, the first. */
function inUtc(value: string, timeZone: string): string {
  const typed = withTypedYear(value);
  if (!typed.includes('T') || parseInstant(`${typed}Z`) === null) return value;
  return isoInstant(toZoned(parseDateTime(typed), timeZone).toDate().getTime());
}
