/** Finds places to go to and things to do by a few words. */

import { DEFAULT_LANGUAGE } from '../../../../../src/contract/language.ts';
import type { Session } from '../../contract/api.ts';
import { entryKey } from '../../contract/draft.ts';
import { numberText } from '../../contract/limits.ts';
import { messagePath, PAGES, TOP_PAGES } from '../../contract/pages.ts';
import type { ShownEntry } from '../data/draft-state.ts';
import { nameOf } from '../entries/card-name.ts';
import { isMessage, type MessageEntry } from '../entries/message-entry.ts';
import { searchedText } from '../messages/find-messages.ts';
import { entryTitle, fieldPath } from '../names/entry-names.ts';
import { foldText, hasWords, searchWords } from '../search/match-text.ts';
import { searchedContent } from '../search/searched-content.ts';
import type { Part } from './find-parts.ts';

export interface Command {
  /** Unique. */
  readonly id: string;
  readonly label: string;
  readonly does: { readonly kind: 'go'; readonly path: string } | { readonly kind: 'new-message' };
}

export interface CommandGroup {
  readonly title: string;
  /** At least one. */
  readonly commands: readonly Command[];
}

interface Sources {
  readonly entries: readonly ShownEntry[];
  readonly cards: Session['cards'];
  /** Of menus and theme; empty until they are loaded. */
  readonly parts: readonly Part[];
  /** The number of the latest version. */
  readonly latest: number;
  readonly previewPath: string;
}

/** For more messages, there is their list. */
const MAX_FOUND = 8;

/** Pages and actions come first, because there are few. @param query as typed; if empty, only these are found */
export function findCommands(query: string, sources: Sources): readonly CommandGroup[] {
  const words = searchWords(query);
  const named = (commands: readonly Command[]) => commands.filter(({ label }) => hasWords(foldText(label), words));
  return [
    { title: 'Pages', commands: named(TOP) },
    { title: 'Actions', commands: named(actions(sources.previewPath)) },
    { title: 'Versions', commands: versions(query, sources.latest) },
    { title: 'Messages', commands: words.length === 0 ? [] : messages(query.trim(), words, sources) },
    { title: 'Cards', commands: words.length === 0 ? [] : cards(words, sources) },
    { title: 'Menus and theme', commands: words.length === 0 ? [] : parts(words, sources.parts) },
  ].filter(({ commands }) => commands.length > 0);
}

const TOP: readonly Command[] = TOP_PAGES.map((name) => page(PAGES[name].title, PAGES[name].path));

function page(label: string, path: string): Command {
  return { id: path, label, does: { kind: 'go', path } };
}

function actions(previewPath: string): readonly Command[] {
  return [
    { id: 'new-message', label: 'New message', does: { kind: 'new-message' } },
    page('Preview the draft', previewPath),
    page('Show what has changed since it was published', '/?status=changed'),
    page('Show archived messages', '/?status=archived'),
  ];
}

/** Messages with the words in their title come first. */
function messages(query: string, words: readonly string[], { entries }: Sources): readonly Command[] {
  const found = entries.filter(isMessage).filter((entry) => hasWords(searchedText(entry), words));
  const isTitled = (entry: MessageEntry) => hasWords(foldText(entryTitle(entry.content, DEFAULT_LANGUAGE)), words);
  const [titled, others] = [found.filter(isTitled), found.filter((entry) => !isTitled(entry))];
  const shown = [...titled, ...others].slice(0, MAX_FOUND).map(
    ({ kind, id, content }): Command => ({
      id: entryKey({ kind, id }),
      label: entryTitle(content, DEFAULT_LANGUAGE),
      does: { kind: 'go', path: messagePath(kind, id) },
    }),
  );
  if (found.length <= MAX_FOUND) return shown;
  return [...shown, page(`All ${numberText(found.length)} found`, `/?${new URLSearchParams({ q: query })}`)];
}

/** Understands `12`, `v12` and `version 12`. */
function versions(query: string, latest: number): readonly Command[] {
  const version = Number(/^(?:version|v)?\s*(\d{1,9})$/i.exec(query.trim())?.[1]);
  if (!(version >= 1 && version <= latest)) return [];
  return [page(`Version ${version}`, `/history?version=${version}`)];
}

function cards(words: readonly string[], { cards: known, entries }: Sources): readonly Command[] {
  const texts = new Map(entries.map(({ kind, id, content }) => [entryKey({ kind, id }), searchedContent(content)]));
  return known.flatMap(({ id, languages: [language = DEFAULT_LANGUAGE] }) => {
    const label = `${nameOf(id)} (card)`;
    const searched = `${foldText(label)}\n${texts.get(entryKey({ kind: 'card', id })) ?? ''}`;
    return hasWords(searched, words) ? [page(label, fieldPath('card', id, language, 'title'))] : [];
  });
}

function parts(words: readonly string[], all: readonly Part[]): readonly Command[] {
  return all
    .filter(({ searched }) => hasWords(searched, words))
    .slice(0, MAX_FOUND)
    .map(({ label, path }) => page(label, path));
}
