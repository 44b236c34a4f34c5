/** The view of the list of messages, kept in the page's URL. */

import { useCallback, useMemo } from 'react';
import { LANGUAGES } from '../../../../../src/contract/language.ts';
import { useNavigation } from '../routing/navigation.tsx';
import { type ListView, SORTS, STATUSES } from './find-messages.ts';

/** Chosen values; `query` follows the search field. */
export type ViewChange = Partial<Omit<ListView, 'query'>>;

/** @returns the view, and a function that changes it: Back returns to the view before */
export function useListView(): { readonly view: ListView; readonly choose: (change: ViewChange) => void } {
  const { query, chooseParameters } = useNavigation();
  const view = useMemo(() => viewOf(new URLSearchParams(query)), [query]);
  const choose = useCallback(
    (change: ViewChange) =>
      chooseParameters(Object.fromEntries(Object.entries(change).map(([name, value]) => parameterOf(name, value)))),
    [chooseParameters],
  );
  return { view, choose };
}

function viewOf(parameters: URLSearchParams): ListView {
  const known = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === parameters.get(name)) ?? null;
  return {
    query: parameters.get('q') ?? '',
    status: known('status', STATUSES),
    language: known('language', LANGUAGES),
    site: parameters.get('site'),
    by: parameters.get('by'),
    campaign: parameters.get('campaign'),
    sort: known('sort', SORTS) ?? 'status',
    isReversed: parameters.get('order') === 'reversed',
  };
}

function parameterOf(name: string, value: string | boolean | null): readonly [string, string] {
  if (name === 'isReversed') return ['order', value ? 'reversed' : ''];
  return [name, name === 'sort' && value === 'status' ? '' : String(value ?? '')];
}
