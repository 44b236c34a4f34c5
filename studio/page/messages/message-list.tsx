/** The messages of a language, or of all, in groups. */

import { useState } from 'react';
import { LANGUAGES, type Language } from '../../../src/contract/language.ts';
import { Button } from '../controls/button.tsx';
import { useDraft, useEntries } from '../data/draft-provider.tsx';
import { entryKey } from '../data/draft-state.ts';
import { type EntryChange, useChanges } from '../data/use-changed.ts';
import { useNow } from '../time/use-now.ts';
import { languageName } from '../words/language-name.ts';
import { DeletedNotice } from './deleted-notice.tsx';
import { groupMessages, type MessageGroup } from './message-groups.ts';
import { isMessage, languagesOf, type MessageEntry, sharesNow } from './message-phase.ts';
import { MessageRow } from './message-row.tsx';

/** How many messages that are over are shown at first. */
const FIRST = 3;

export function MessageList({ language }: { readonly language: Language | null }) {
  const entries = useEntries().filter(isMessage);
  const now = useNow(useDraft().entries);
  const changes = useChanges();
  const isNew = (entry: MessageEntry) => changes.get(entryKey(entry)) === 'new';
  const groups = groupMessages(entries, language, now, isNew);
  // what is not published has no share
  const shareOf = sharesOf(
    entries.filter((entry) => !isNew(entry)),
    language,
    now,
  );
  return (
    <div className="studio-messages">
      <DeletedNotice changes={changes} now={now} />
      {groups.map((group) => (
        <Group key={group.id} group={group} language={language} changes={changes} shareOf={shareOf} now={now} />
      ))}
    </div>
  );
}

interface GroupProps {
  readonly group: MessageGroup;
  readonly language: Language | null;
  readonly changes: ReadonlyMap<string, EntryChange>;
  readonly shareOf: (entry: MessageEntry) => number | null;
  readonly now: number;
}

function Group({ group: { id, entries }, language, changes, shareOf, now }: GroupProps) {
  const [isLong, setLong] = useState(false);
  const { title, lead, empty } = wordsOf(id, language);
  if (entries.length === 0 && empty === null) return null;
  const shown = id === 'over' && !isLong ? entries.slice(0, FIRST) : entries;
  return (
    <section className="studio-group" aria-labelledby={`group-${id}`}>
      <h2 id={`group-${id}`} className="studio-group__title">
        {title} <span className="studio-group__count">{entries.length}</span>
      </h2>
      {lead === null ? null : <p className="studio-group__lead">{lead}</p>}
      {entries.length === 0 ? (
        <p className="studio-group__empty">{empty}</p>
      ) : (
        <ul className="studio-panel studio-group__list">
          {shown.map((entry) => (
            <MessageRow
              key={entryKey(entry)}
              entry={entry}
              language={language}
              share={id === 'live' || id === 'default' ? shareOf(entry) : null}
              change={changes.get(entryKey(entry)) ?? null}
              hasBadge={id !== 'unpublished'}
              now={now}
            />
          ))}
        </ul>
      )}
      {shown.length < entries.length ? (
        <Button look="quiet" size="small" onPress={() => setLong(true)}>
          Show all {entries.length} that are over
        </Button>
      ) : null}
    </section>
  );
}

/** The share of a message; for all languages together only if it is the same in each. */
function sharesOf(entries: readonly MessageEntry[], language: Language | null, now: number) {
  const shares = new Map(
    (language === null ? LANGUAGES : [language]).map((of) => [of, sharesNow(entries, of, now)] as const),
  );
  return (entry: MessageEntry): number | null => {
    const languages = language === null ? languagesOf(entry.content) : [language];
    const found = new Set(languages.map((of) => shares.get(of)?.get(entryKey(entry)) ?? null));
    const [first = null] = found;
    return found.size === 1 ? first : null;
  };
}

interface GroupWords {
  readonly title: string;
  readonly lead: string | null;
  /** `null` leaves an empty group out. */
  readonly empty: string | null;
}

function wordsOf(id: MessageGroup['id'], language: Language | null): GroupWords {
  const name = language === null ? 'any language' : languageName(language);
  switch (id) {
    case 'live':
      return { title: 'Live now', lead: null, empty: `No announcement is shown in ${name} now.` };
    case 'unpublished':
      return { title: 'Not published yet', lead: 'Visitors see these as soon as you publish.', empty: null };
    case 'next':
      return { title: 'Next', lead: null, empty: 'Nothing is planned.' };
    case 'default':
      return {
        title: 'Default messages',
        lead: 'Shown in a language that has no announcements at all.',
        empty: `There is no default message in ${name}. Every language needs one.`,
      };
    case 'missing':
      return { title: `Not in ${name}`, lead: 'Written in other languages only.', empty: null };
    case 'over':
      return { title: 'Over', lead: null, empty: null };
  }
}
