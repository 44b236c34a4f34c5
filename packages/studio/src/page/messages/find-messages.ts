/** Searches, filters and sorts the list of messages. */

import type { Language } from '../../../../../src/contract/language.ts';
import { isArchived } from '../../contract/draft.ts';
import { limitsOf } from '../../entries/audience.ts';
import { fieldsOf, phaseIn } from '../../entries/schedule.ts';
import type { ListedMessage } from '../entries/listed-message.ts';
import { entryTitle } from '../names/entry-names.ts';
import { hasWords, searchWords } from '../search/match-text.ts';
import { searchedContent } from '../search/searched-content.ts';
import { endOf, groupOf, sorted, startOf } from './message-groups.ts';

export const STATUSES = ['live', 'scheduled', 'over', 'changed', 'archived'] as const;
export type MessageStatus = (typeof STATUSES)[number];

/** `status`: in groups, starting with what visitors see. */
export const SORTS = ['status', 'start', 'end', 'name', 'change'] as const;
export type MessageSort = (typeof SORTS)[number];

/** Stands for messages without a campaign. */
export const NO_CAMPAIGN = '-';

/** What the list shows; `null` for all. */
export interface ListView {
  /** As it is typed. */
  readonly query: string;
  /** Archived messages are only found by this status. */
  readonly status: MessageStatus | null;
  readonly language: Language | null;
  /** The id of a site. */
  readonly site: string | null;
  /** The person who last changed the message. */
  readonly by: string | null;
  /** A campaign, or `NO_CAMPAIGN`. */
  readonly campaign: string | null;
  readonly sort: MessageSort;
  readonly isReversed: boolean;
}

export const NO_FILTERS = { status: null, language: null, site: null, by: null, campaign: null } as const;
export type Filter = keyof typeof NO_FILTERS;

export function hasFilters(view: Pick<ListView, Filter>): boolean {
  return Object.keys(NO_FILTERS).some((name) => view[name as Filter] !== null);
}

/** The messages that the view shows, in its order. */
export function findMessages(
  messages: readonly ListedMessage[],
  view: ListView,
  now: number,
): readonly ListedMessage[] {
  const words = searchWords(view.query);
  const found = messages.filter(
    (message) =>
      hasStatus(message, view, now) &&
      isFor(message, view) &&
      (words.length === 0 || hasWords(searchedText(message), words)),
  );
  const inOrder = inOrderOf(found, view);
  return view.isReversed ? inOrder.toReversed() : inOrder;
}

/** Everyone who was the last to change a message, in alphabetical order. */
export function ownersOf(messages: readonly ListedMessage[]): readonly string[] {
  return alphabetic(messages.flatMap((message) => ownerOf(message) ?? []));
}

export function campaignsOf(messages: readonly Pick<ListedMessage, 'content'>[]): readonly string[] {
  return alphabetic(messages.flatMap(({ content }) => content.campaign ?? []));
}

function alphabetic(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].sort(collator.compare);
}

/** `null` if it is deleted, or was never saved. */
function ownerOf({ draft }: ListedMessage): string | null {
  return draft?.saved?.changedBy ?? null;
}

function hasStatus(message: ListedMessage, { status, language }: ListView, now: number): boolean {
  const { content, published, change } = message;
  const isPutAway = isArchived(content);
  const isLive = published !== null && phaseIn(published, language, now) === 'live';
  if (status === 'archived') return isPutAway;
  // visitors still see it
  if (isPutAway && !isLive && status !== 'changed') return false;
  switch (status) {
    case null:
      return language === null || groupOf(message, language, now) !== null;
    case 'changed':
      return change !== null;
    case 'live':
      return isLive;
    case 'scheduled':
      return !isLive && phaseIn(content, language, now) === 'upcoming';
    case 'over':
      return !isLive && phaseIn(content, language, now) === 'over';
  }
}

function isFor(message: ListedMessage, { language, site, by, campaign, sort }: ListView): boolean {
  const { content, published } = message;
  // when grouped, messages that lack the language have their own group
  if (language !== null && sort !== 'status' && !content.languages[language] && !published?.languages[language])
    return false;
  if (by !== null && ownerOf(message) !== by) return false;
  if (campaign !== null && (content.campaign ?? NO_CAMPAIGN) !== campaign) return false;
  return (
    site === null ||
    fieldsOf(content).some((fields) => {
      const { sites } = limitsOf(fields);
      return sites === undefined || sites.includes(site);
    })
  );
}

/** A message's searchable texts, as `foldText` returns them. */
export function searchedText({ id, content }: Pick<ListedMessage, 'id' | 'content'>): string {
  return `${id}\n${searchedContent(content)}`;
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

function inOrderOf(messages: readonly ListedMessage[], { sort, language }: ListView): readonly ListedMessage[] {
  switch (sort) {
    case 'status':
      return messages;
    case 'start':
      return sorted(messages, ({ content }) => startOf(content));
    case 'end':
      return sorted(messages, ({ content }) => endOf(content));
    case 'change':
      return sorted(messages, ({ draft }) => -Date.parse(draft?.saved?.changedAt ?? '') || 0);
    case 'name':
      return messages
        .map((message) => ({ message, name: entryTitle(message.content, language) }))
        .sort((one, other) => collator.compare(one.name, other.name))
        .map(({ message }) => message);
  }
}
