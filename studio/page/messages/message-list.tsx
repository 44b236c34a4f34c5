/** The messages of a language, or of all, in groups. */

import { useMemo, useState } from 'react';
import { LANGUAGES, type Language } from '../../../src/contract/language.ts';
import type { Session } from '../../contract/api.ts';
import { entryKey } from '../../contract/draft.ts';
import { languageName } from '../../contract/language-name.ts';
import { Button } from '../controls/button.tsx';
import { useDraft, useEntries, useSession } from '../data/draft-provider.tsx';
import { useChanges, usePublished } from '../data/use-changed.ts';
import { useNow } from '../time/use-now.ts';
import { type ListedMessage, listMessages, publishedOf } from './listed-message.ts';
import { groupMessages, type MessageGroup } from './message-groups.ts';
import { isMessage, languagesOf, sharesNow } from './message-phase.ts';
import { MessageRow } from './message-row.tsx';
import { ServedNotice } from './served-notice.tsx';

/** Ended messages shown at first. */
const FIRST = 3;

export function MessageList({ language }: { readonly language: Language | null }) {
  const entries = useEntries();
  const latest = useDraft((draft) => draft.latest);
  const now = useNow(latest.version);
  const published = usePublished();
  const changes = useChanges();
  const messages = useMemo(
    () => listMessages(entries.filter(isMessage), published, changes),
    [entries, published, changes],
  );
  const groups = groupMessages(messages, language, now);
  const shareOf = sharesOf(messages, language, now, useSession().sites);
  return (
    <div className="studio-messages">
      <ServedNotice latest={latest} isKnown={published !== null} now={now} />
      {groups.map((group) => (
        <Group key={group.id} group={group} language={language} shareOf={shareOf} now={now} />
      ))}
    </div>
  );
}

interface GroupProps {
  readonly group: MessageGroup;
  readonly language: Language | null;
  readonly shareOf: (message: ListedMessage) => number | null;
  readonly now: number;
}

function Group({ group: { id, messages }, language, shareOf, now }: GroupProps) {
  const [isLong, setLong] = useState(false);
  const { title, lead, empty } = wordsOf(id, language);
  if (messages.length === 0 && empty === null) return null;
  const shown = id === 'over' && !isLong ? messages.slice(0, FIRST) : messages;
  return (
    <section className="studio-group" aria-labelledby={`group-${id}`}>
      <h2 id={`group-${id}`} className="studio-group__title">
        {title} <span className="studio-group__count">{messages.length}</span>
      </h2>
      {lead === null ? null : <p className="studio-group__lead">{lead}</p>}
      {messages.length === 0 ? (
        <p className="studio-group__empty">{empty}</p>
      ) : (
        <ul className="studio-panel studio-group__list">
          {shown.map((message) => (
            <MessageRow
              key={entryKey(message)}
              message={message}
              language={language}
              share={id === 'live' || id === 'default' ? shareOf(message) : null}
              hasBadge={id !== 'unpublished'}
              now={now}
            />
          ))}
        </ul>
      )}
      {shown.length < messages.length ? (
        <Button look="quiet" size="small" onPress={() => setLong(true)}>
          Show all {messages.length} that are over
        </Button>
      ) : null}
    </section>
  );
}

/** The share of a message as it was published, if it is the same in each of the languages and sites that show it. */
function sharesOf(messages: readonly ListedMessage[], language: Language | null, now: number, sites: Session['sites']) {
  const seen = publishedOf(messages);
  const shares = new Map(
    (language === null ? LANGUAGES : [language]).map(
      (of) => [of, sites.map(({ id }) => sharesNow(seen, of, now, id))] as const,
    ),
  );
  return (message: ListedMessage): number | null => {
    if (message.published === null) return null;
    const languages = language === null ? languagesOf(message.published) : [language];
    const found = new Set(
      languages.flatMap((of) => {
        const onSites = (shares.get(of) ?? []).flatMap((share) => share.get(entryKey(message)) ?? []);
        return onSites.length === 0 ? [null] : onSites;
      }),
    );
    const [first = null] = found;
    return found.size === 1 ? first : null;
  };
}

interface GroupWords {
  readonly title: string;
  readonly lead: string | null;
  /** `null` omits an empty group. */
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
