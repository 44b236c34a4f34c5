/** Pairs each message of the draft with what visitors see of it. */

import { LANGUAGES, type Language } from '../../../../../src/contract/language.ts';
import {
  type EntryContent,
  entryKey,
  isMessageContent,
  type MessageContent,
  type MessageKind,
} from '../../contract/draft.ts';
import type { EntryChange } from '../../entries/changes-since.ts';
import { phaseIn } from '../../entries/schedule.ts';
import type { MessageEntry, NamedMessage } from './message-entry.ts';

export interface ListedMessage {
  readonly kind: MessageKind;
  readonly id: string;
  /** The draft's content, or the published one if it is deleted in the draft. */
  readonly content: MessageContent;
  /** `null` if it is deleted in the draft. */
  readonly draft: MessageEntry | null;
  /** What visitors see; `null` if it is not published. */
  readonly published: MessageContent | null;
  /** `null` if draft and published message are the same. */
  readonly change: EntryChange | null;
}

/**
 * The messages of the draft in its order, then those that are published, but deleted in the draft.
 *
 * @param published `null` if it could not be loaded: the draft is the best guess then
 */
export function listMessages(
  entries: readonly MessageEntry[],
  published: ReadonlyMap<string, EntryContent> | null,
  changes: ReadonlyMap<string, EntryChange>,
): readonly ListedMessage[] {
  const drafts = entries.map((draft) => {
    const { kind, id, content } = draft;
    const key = entryKey(draft);
    const seen = published ? messageIn(published.get(key)) : content;
    return kept(draft, { kind, id, content, draft, published: seen, change: changes.get(key) ?? null });
  });
  const deleted = [...(published ?? [])].flatMap(([key, content]): readonly ListedMessage[] => {
    if (changes.get(key) !== 'deleted' || !isMessageContent(content)) return [];
    const id = key.slice(`${content.kind}/`.length);
    return [{ kind: content.kind, id, content, draft: null, published: content, change: 'deleted' }];
  });
  return [...drafts, ...deleted];
}

/** Caches each entry's result, so that a list of 2,000 renders only changed rows. */
const last = new WeakMap<MessageEntry, ListedMessage>();

function kept(draft: MessageEntry, message: ListedMessage): ListedMessage {
  const before = last.get(draft);
  if (before && before.published === message.published && before.change === message.change) return before;
  last.set(draft, message);
  return message;
}

/** The languages in which visitors can see an announcement now. */
export function languagesLive(
  { kind, published }: Pick<ListedMessage, 'kind' | 'published'>,
  now: number,
): readonly Language[] {
  if (kind !== 'announcement') return [];
  return LANGUAGES.filter((language) => published && phaseIn(published, language, now) === 'live');
}

/** What visitors see of all messages. */
export function publishedOf(messages: readonly ListedMessage[]): readonly NamedMessage[] {
  return messages.flatMap(({ kind, id, published }) => (published ? [{ kind, id, content: published }] : []));
}

function messageIn(content: EntryContent | undefined): MessageContent | null {
  return content && isMessageContent(content) ? content : null;
}
