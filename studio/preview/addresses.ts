/** Builds the addresses of the preview page, the framed page, the fragments, and what a host includes. */

import { type ParameterValues, parametersReadBy } from '../../src/request/parameters.ts';
import type { Previewed } from './message-source.ts';
import { defaultText, type PreviewState, queryOf, type SettingName } from './preview-state.ts';

type FragmentName = 'header' | 'footer';

/** The preview page in the same state, or at another instant; an empty `at` means now. */
export function previewHref(state: PreviewState, changes: { readonly at?: string } = {}): string {
  const settings = new Map<SettingName, string>(state.parameters);
  settings.set('width', state.width);
  settings.set('hero', state.hero);
  settings.set('of', String(state.of));
  settings.set('compare', String(state.compare));
  settings.set('zone', state.timeZone);
  if (changes.at !== undefined) settings.set('at', changes.at);
  return withQuery(state.place.page, [...settings].filter(differsFrom(state.defaults)));
}

/** The preview page with no setting but the time zone. */
export function freshHref({ place, timeZone, defaults }: PreviewState): string {
  return withQuery(place.page, [['zone', timeZone] as const].filter(differsFrom(defaults)));
}

/** The sample page in a frame. */
export function samplePageHref(state: PreviewState, of: Previewed = state.of): string {
  const settings = [...state.parameters, ['hero', state.hero] as const, ['of', String(of)] as const];
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

/** Whether a setting has another value than it has by default. */
function differsFrom(defaults: ParameterValues) {
  return ([name, value]: readonly [SettingName, string]): boolean =>
    value !== '' && value !== defaultText(name, defaults);
}

function withQuery(path: string, parameters: Iterable<readonly [string, string]>): string {
  const query = queryOf(parameters);
  return query === '' ? path : `${path}?${query}`;
}
