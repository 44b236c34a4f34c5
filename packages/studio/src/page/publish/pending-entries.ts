/** Groups pending entries, and finds those that are ready to publish. */

import type { PublishedLanguages } from '../../../../../src/content/publication.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../../../../src/contract/language.ts';
import type { Change, Check, ChosenEntry, MenusAnswer, PendingEntry, Session } from '../../contract/api.ts';
import {
  ENTRY_KINDS,
  type EntryContent,
  type EntryKind,
  type EntryName,
  entryKey,
  isArchived,
  isMenuKind,
  isMessageContent,
} from '../../contract/draft.ts';
import type { EntryChange } from '../../entries/changes-since.ts';
import { describeChanges } from '../../entries/describe-changes.ts';
import { byName, entriesFrom } from '../../entries/entries-from.ts';
import { menuNames } from '../../entries/menu-names.ts';
import { showableIn, showableLanguages } from '../../entries/showable-languages.ts';
import { memoizeByIdentity } from '../../model/memoize-by-identity.ts';
import { changesIn } from '../data/changes.ts';
import type { EntryState, LoadedDraft } from '../data/draft-state.ts';
import { type EntryDifference, versionDifferences } from '../differences/version-differences.ts';
import { nameOf } from '../entries/card-name.ts';
import { languagesLive } from '../entries/listed-message.ts';
import { entryTitle } from '../names/entry-names.ts';
import { publishingLimit } from '../rights/publishing-limit.ts';
import { foldText, hasWords, searchWords } from '../search/match-text.ts';
import { searchedContent } from '../search/searched-content.ts';

/** An entry that can be published, or says why it cannot. */
export interface ListedEntry extends PendingEntry {
  readonly change: EntryChange;
  readonly title: string;
  /** The draft's content; `null` if it is deleted there. */
  readonly content: EntryContent | null;
  /** What visitors see; `null` if it is not published. */
  readonly seen: EntryContent | null;
  /** `unsaved`: the page's content is not saved yet. `limit`: the person may not publish it. */
  readonly obstacle: 'problems' | 'unsaved' | 'limit' | null;
  /** Why the person may not publish it, in words. */
  readonly limit: string | null;
  /** What visitors will see with the rest of the selection; `null` if it isn't selected. */
  readonly changes: readonly Change[] | null;
}

/** The groups of the list; entries with an obstacle come last. */
export interface EntryGroup {
  readonly id: EntryKind | 'unfinished' | 'limited';
  readonly entries: readonly ListedEntry[];
}

export function groupEntries(entries: readonly ListedEntry[]): readonly EntryGroup[] {
  const groups = Map.groupBy(entries, ({ kind, obstacle }) => {
    if (obstacle === null) return kind;
    return obstacle === 'limit' ? 'limited' : 'unfinished';
  });
  const ids = [...ENTRY_KINDS, 'limited', 'unfinished'] as const;
  return ids.map((id) => ({ id, entries: groups.get(id) ?? [] })).filter((group) => group.entries.length > 0);
}

/** Entries with the words in their titles, texts or ids, or in the names of the people who changed them. */
export function searchEntries(entries: readonly ListedEntry[], query: string): readonly ListedEntry[] {
  const words = searchWords(query);
  if (words.length === 0) return entries;
  return entries.filter(({ title, id, changedBy, content }) => {
    const texts = content ? searchedContent(content) : '';
    return hasWords(`${foldText(`${title} ${id} ${changedBy ?? ''}`)} ${texts}`, words);
  });
}

export function listEntries(
  { pending, chosen, changes }: Pick<Check, 'pending' | 'chosen' | 'changes'>,
  entries: LoadedDraft['entries'],
  published: ReadonlyMap<string, EntryContent> | null,
  menus: MenusAnswer | null,
  limitOf: (entry: EntryName) => string | null = () => null,
): readonly ListedEntry[] {
  const described = Map.groupBy(changes, entryKey);
  const isChosen = new Set(chosen.map(entryKey));
  return pending.map((entry) => {
    const key = entryKey(entry);
    const seen = published?.get(key) ?? null;
    const mine = entries.get(key);
    const content = mine?.content ?? null;
    const limit = limitOf(entry);
    const barrier = limit === null ? null : 'limit';
    const obstacle = isSaved(mine) ? (entry.problems.length > 0 ? 'problems' : barrier) : 'unsaved';
    const unarchived = seen || (menus && isOfFiles(entry, menus)) ? 'changed' : 'new';
    const change = entry.revision === null ? 'deleted' : content && isArchived(content) ? 'archived' : unarchived;
    const title = titleOf(entry, content ?? seen, menus);
    const known = isChosen.has(key) ? (described.get(key) ?? []) : null;
    return { ...entry, change, title, content, seen, obstacle, limit, changes: known };
  });
}

/**
 * @param content `null` if the page has not loaded it yet
 * @param menus of the files; `null` until they are loaded
 */
export function titleOf({ kind, id }: EntryName, content: EntryContent | null, menus: MenusAnswer | null): string {
  if (kind === 'card') return nameOf(id);
  if (isMenuKind(kind) && menus) {
    const [first = DEFAULT_LANGUAGE] = LANGUAGES.filter((language) => content?.languages[language]);
    return menuNames(menus, first, content ? showableIn([{ id, content }], first) : {}).title(kind, id);
  }
  return content ? entryTitle(content, DEFAULT_LANGUAGE) : id;
}

/** Whether the files have this part of the menus. */
function isOfFiles({ kind, id }: EntryName, { languages }: MenusAnswer): boolean {
  return LANGUAGES.some((language) => {
    const { links, texts, lists } = languages[language];
    return isMenuKind(kind) && Object.hasOwn({ link: links, text: texts, list: lists }[kind], id);
  });
}

/** The chosen entries that can be published. @param draft `null` if it isn't loaded */
export function publishable({ chosen, pending }: Check, draft: LoadedDraft | null): readonly ChosenEntry[] {
  const wrong = new Set(pending.filter(({ problems }) => problems.length > 0).map(entryKey));
  const limitOf = draft ? publishingLimit(draft) : () => null;
  return chosen.filter(
    (entry) => !wrong.has(entryKey(entry)) && isSaved(draft?.entries.get(entryKey(entry))) && limitOf(entry) === null,
  );
}

/** Whether the draft in the page is older than a check. */
export function isOutdated({ latest, entries }: LoadedDraft, { since, pending }: Check): boolean {
  return (
    latest.version !== since ||
    pending.some((entry) => (entries.get(entryKey(entry))?.saved?.revision ?? null) !== entry.revision)
  );
}

/** Whether the draft is saved completely, and has changes that the check lacks. */
export function lacksChanges(check: Check, draft: LoadedDraft): boolean {
  if (![...draft.entries.values()].every(isSaved)) return false;
  const known = new Set(check.pending.map(entryKey));
  return isOutdated(draft, check) || [...changesIn(draft).keys()].some((key) => !known.has(key));
}

const publishedByName = memoizeByIdentity((published: PublishedLanguages) => byName(entriesFrom(published)));

/**
 * The changes that visitors will see if only this entry is published.
 *
 * @param now the time of publication, in milliseconds since 1970
 * @param isLater whether `now` is in the future
 */
export function changesAlone(
  { kind, id, content }: Pick<ListedEntry, 'kind' | 'id' | 'content'>,
  published: PublishedLanguages,
  now: number,
  sites: Session['sites'],
  menus: MenusAnswer | null,
  isLater = false,
): readonly Change[] {
  const seen = publishedByName(published);
  const before = seen.get(entryKey({ kind, id }));
  // default messages depend on all announcements; other entries are described alone, because there may be many
  const others = kind === 'default-message' ? [...seen.values()].filter((entry) => entry !== before) : [];
  const old = showableLanguages(before ? [...others, before] : others);
  const next = showableLanguages(content ? [...others, { id, content }] : others);
  const changes = describeChanges(old, next, now, sites, menus, isLater);
  return changes.filter((found) => found.kind === kind && found.id === id);
}

/** The languages in which visitors see a change as soon as it is published, because they see the entry now. */
export function changedAtOnce(
  { seen }: Pick<ListedEntry, 'seen'>,
  changes: readonly Change[],
  now: number,
): readonly Language[] {
  if (seen === null) return [];
  // cards and menus are always shown
  const live = isMessageContent(seen) ? languagesLive({ kind: seen.kind, published: seen }, now) : LANGUAGES;
  return live.filter((language) => changes.some((change) => change.language === language && change.at === null));
}

/** The first change, in English if possible, and how many others there are; `null` without any. */
export function shortChanges(changes: readonly Change[]): { readonly change: Change; readonly more: number } | null {
  const change = changes.find(({ language }) => language === DEFAULT_LANGUAGE) ?? changes[0];
  return change ? { change, more: changes.length - 1 } : null;
}

/** A sentence that starts with the title, for a place below it: `Shown from now on.` */
export function withoutTitle(sentence: string, title: string): string {
  const start = [`“${title}” is `, `“${title}” `].find((words) => sentence.startsWith(words));
  if (start === undefined) return sentence;
  const rest = sentence.slice(start.length);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** What is different in each language and field from what is published. */
export function entryDifferences(
  { id, content, seen }: Pick<ListedEntry, 'id' | 'content' | 'seen'>,
  menus: MenusAnswer | null,
): readonly EntryDifference[] {
  const shown = (one: EntryContent | null) => showableLanguages(one ? [{ id, content: one }] : []);
  return versionDifferences(shown(seen), shown(content), menus);
}

function isSaved(entry: EntryState | undefined): boolean {
  return entry === undefined || entry.saving === 'saved';
}
