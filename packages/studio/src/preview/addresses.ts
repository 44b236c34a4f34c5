/** Builds the URLs of the preview page, the framed page and the fragments, for the preview and for hosts. */

import { type ParameterValues, parametersReadBy } from '../../../../src/request/parameters.ts';
import { entryKey } from '../contract/draft.ts';
import type { Previewed } from './message-source.ts';
import { defaultText, type PreviewState, queryOf, type SettingName } from './preview-state.ts';

type FragmentName = 'header' | 'footer';

/** The preview page in the same state, except for these settings; an empty one resets to the default. */
export function previewHref(
  state: PreviewState,
  changes: { readonly at?: string; readonly message?: string } = {},
): string {
  const settings = new Map(settingsOf(state));
  for (const [name, value] of Object.entries(changes)) settings.set(name as keyof typeof changes, value);
  return withQuery(state.place.page, [...settings].filter(differsFrom(state.defaults)));
}

/** The settings that differ from their defaults. */
export function settingsOf(state: PreviewState): readonly (readonly [SettingName, string])[] {
  const { parameters, width, hero, of, compare, timeZone, message, defaults } = state;
  const ofPage: Readonly<Record<string, string>> = {
    width,
    hero,
    of: String(of),
    compare: String(compare),
    zone: timeZone,
    message: message ? entryKey(message) : '',
  };
  return [...parameters, ...(Object.entries(ofPage) as [SettingName, string][])].filter(differsFrom(defaults));
}

/** The preview page without settings, except the time zone. */
export function freshHref({ place, timeZone, defaults }: PreviewState): string {
  return withQuery(place.page, [['zone', timeZone] as const].filter(differsFrom(defaults)));
}

/** The sample page in a frame. */
export function samplePageHref(state: PreviewState, of: Previewed = state.of): string {
  const settings: (readonly [SettingName, string])[] = [
    ...state.parameters,
    ['hero', state.hero] as const,
    ['of', String(of)] as const,
  ];
  if (state.message) settings.push(['message', entryKey(state.message)] as const);
  return withQuery(state.place.sample, settings.filter(differsFrom(state.defaults)));
}

/** A fragment as the preview requests it, including `at` and `blog`. */
export function fragmentHref(name: FragmentName, state: PreviewState): string {
  return withQuery(`/chrome/${name}`, state.parameters);
}

/** A fragment as a host includes it: without defaults, rejected values, and the parameters of preview mode. */
export function includeHref(name: FragmentName, state: PreviewState): string {
  const rejected = new Set(state.notices.map((notice) => notice.parameter));
  const included = parametersReadBy('all').filter((name) => !rejected.has(name));
  const parameters = [...state.parameters]
    .filter(differsFrom(state.defaults))
    .filter(([parameter]) => included.includes(parameter));
  return withQuery(`/chrome/${name}`, parameters);
}

/** Tells whether a setting differs from its default. */
function differsFrom(defaults: ParameterValues) {
  return ([name, value]: readonly [SettingName, string]): boolean =>
    value !== '' && value !== defaultText(name, defaults);
}

function withQuery(path: string, parameters: Iterable<readonly [string, string]>): string {
  const query = queryOf(parameters);
  return query === '' ? path : `${path}?${query}`;
}
