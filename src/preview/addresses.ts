/** Builds the addresses of the preview page, the framed page, the fragments, and what a host includes. */

import { parametersReadBy } from '../request/parameters.ts';
import { PREVIEW_PATH, SAMPLE_PAGE_PATH } from './paths.ts';
import { defaultText, type PreviewState, queryOf } from './preview-state.ts';

type Setting = Parameters<typeof defaultText>[0];

type FragmentName = 'header' | 'footer';

/** The preview page in the same state, or at another instant; an empty `at` means now. */
export function previewHref(state: PreviewState, changes: { readonly at?: string } = {}): string {
  const settings = new Map<Setting, string>(state.parameters);
  settings.set('width', state.width);
  settings.set('hero', state.hero);
  if (changes.at !== undefined) settings.set('at', changes.at);
  return withQuery(PREVIEW_PATH, [...settings].filter(differsFromDefault));
}

/** The sample page in the frame. */
export function samplePageHref(state: PreviewState): string {
  return withQuery(SAMPLE_PAGE_PATH, [...state.parameters, ['hero', state.hero] as const].filter(differsFromDefault));
}

/** A fragment as the preview requests it, including `at` and `blog`. */
export function fragmentHref(name: FragmentName, state: PreviewState): string {
  return withQuery(`/chrome/${name}`, state.parameters);
}

/** A fragment as a host includes it: without defaults, rejected values, and the parameters of preview mode. */
export function includeHref(name: FragmentName, state: PreviewState): string {
  const rejected = new Set(state.notices.map((notice) => notice.parameter));
  const included = parametersReadBy('all').filter((name) => !rejected.has(name));
  const parameters = [...state.parameters].filter(
    (parameter) => differsFromDefault(parameter) && included.includes(parameter[0]),
  );
  return withQuery(`/chrome/${name}`, parameters);
}

function differsFromDefault([name, value]: readonly [Setting, string]): boolean {
  return value !== '' && value !== defaultText(name);
}

function withQuery(path: string, parameters: Iterable<readonly [string, string]>): string {
  const query = queryOf(parameters);
  return query === '' ? path : `${path}?${query}`;
}
