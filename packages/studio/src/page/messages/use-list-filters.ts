/** The filters of the list of messages: their names, their values, and what is set. */

import { useMemo } from 'react';
import { LANGUAGES } from '../../../../../src/contract/language.ts';
import { languageName } from '../../contract/language-name.ts';
import { BUILT_IN } from '../../contract/person.ts';
import type { Option } from '../controls/select.tsx';
import { useSession } from '../data/draft-provider.tsx';
import { useSites } from '../data/use-sites.ts';
import type { ListedMessage } from '../entries/listed-message.ts';
import { campaignsOf, type Filter, type ListView, type MessageStatus, NO_CAMPAIGN, ownersOf } from './find-messages.ts';

export interface ListFilter {
  readonly name: Filter;
  readonly label: string;
  readonly value: string | null;
  /** The name of the option without a filter. */
  readonly all: string;
  readonly options: readonly Option<string>[];
}

const STATUS_NAMES: Readonly<Record<MessageStatus, string>> = {
  live: 'Live',
  scheduled: 'Scheduled',
  over: 'Over',
  changed: 'Changed',
  archived: 'Archived',
};

/** The filters that can tell these messages apart, or are set. */
export function useListFilters(view: ListView, messages: readonly ListedMessage[]): readonly ListFilter[] {
  const { person } = useSession();
  const sites = useSites().map(({ id, title }) => ({ value: id, label: title }));
  const [allCampaigns, allPeople] = useMemo(() => [campaignsOf(messages), ownersOf(messages)] as const, [messages]);
  const campaigns = withChosen(allCampaigns, view.campaign === NO_CAMPAIGN ? null : view.campaign);
  const people = withChosen(allPeople, view.by);
  const filter = (name: Filter, label: string, options: readonly Option<string>[], all = 'All'): ListFilter[] =>
    options.length < 2 && view[name] === null ? [] : [{ name, label, all, options, value: view[name] }];
  return [
    ...filter(
      'status',
      'Status',
      Object.entries(STATUS_NAMES).map(([value, label]) => ({ value, label })),
      'All but archived',
    ),
    ...filter(
      'language',
      'Language',
      LANGUAGES.map((value) => ({ value, label: languageName(value) })),
    ),
    ...filter('site', 'Site', sites),
    ...filter(
      'by',
      'Changed by',
      people.map((value) => ({ value, label: ownerName(value, person) })),
      'Anyone',
    ),
    ...filter('campaign', 'Campaign', [
      ...campaigns.map((value) => ({ value, label: value })),
      ...(campaigns.length === 0 && view.campaign === null
        ? []
        : [{ value: NO_CAMPAIGN, label: 'Without a campaign' }]),
    ]),
  ];
}

/** Adds the chosen value, because a link may name one that no longer exists. */
function withChosen(values: readonly string[], chosen: string | null): readonly string[] {
  return chosen === null || values.includes(chosen) ? values : [chosen, ...values];
}

function ownerName(owner: string, person: string): string {
  if (owner === BUILT_IN) return 'Your engineers';
  return owner === person ? 'Me' : owner;
}
