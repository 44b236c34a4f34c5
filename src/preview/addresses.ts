/** The addresses that the page leads to: itself with a change, the framed page, the fragments, and what a host includes. */

import { PREVIEW_PARAMETERS } from '../contract/parameters.ts';
import { DEFAULTS, type PreviewState, queryOf } from './preview-state.ts';

export const PREVIEW_PATH = '/chrome/preview';
export const SAMPLE_PAGE_PATH = '/chrome/preview/page';

export type FragmentName = 'header' | 'footer';

/** This page in the same state but for `changes`; an empty value takes a parameter away. */
export function previewHref(state: PreviewState, changes: Readonly<Record<string, string>> = {}): string {
  const parameters = new Map<string, string>(state.parameters);
  parameters.set('width', state.width);
  parameters.set('hero', state.hero);
  for (const [name, value] of Object.entries(changes)) parameters.set(name, value);
  return withQuery(PREVIEW_PATH, [...parameters].filter(isTelling));
}

/** The page in the frame. */
export function samplePageHref(state: PreviewState): string {
  return withQuery(SAMPLE_PAGE_PATH, [...state.parameters, ['hero', state.hero] as const].filter(isTelling));
}

/** A fragment as this page asks for it, with the moment and the behaviour of the blog. */
export function fragmentHref(name: FragmentName, state: PreviewState): string {
  return withQuery(`/chrome/${name}`, state.parameters);
}

/** A fragment as a host includes it: only what differs from the defaults and was understood, and nothing of preview. */
export function includeHref(name: FragmentName, state: PreviewState): string {
  const misunderstood = new Set(state.notices.map((notice) => notice.parameter));
  const hidden: readonly string[] = PREVIEW_PARAMETERS;
  const parameters = [...state.parameters].filter(
    (parameter) => isTelling(parameter) && !misunderstood.has(parameter[0]) && !hidden.includes(parameter[0]),
  );
  return withQuery(`/chrome/${name}`, parameters);
}

function isTelling([name, value]: readonly [string, string]): boolean {
  return value !== '' && value !== (DEFAULTS as Readonly<Record<string, string>>)[name];
}

function withQuery(path: string, parameters: Iterable<readonly [string, string]>): string {
  const query = queryOf(parameters);
  return query === '' ? path : `${path}?${query}`;
}
