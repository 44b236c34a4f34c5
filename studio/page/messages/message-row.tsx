/** A message of the list. */

import { Link } from 'react-aria-components';
import type { Language } from '../../../src/contract/language.ts';
import { Badge } from '../controls/badge.tsx';
import type { EntryChange } from '../data/use-changed.ts';
import { useProblems } from '../data/use-problems.ts';
import { messagePath } from '../routing/route.ts';
import { languageName } from '../words/language-name.ts';
import { LanguageChips } from './language-chips.tsx';
import { MessageActions } from './message-actions.tsx';
import { fieldsToShow, languagesOf, type MessageEntry } from './message-phase.ts';
import { periodWords } from './period-words.ts';
import { ShareMeter } from './share-meter.tsx';

interface MessageRowProps {
  readonly entry: MessageEntry;
  /** `null` for all languages. */
  readonly language: Language | null;
  /** `null` if it is not shown now, or differs by language. */
  readonly share: number | null;
  readonly change: EntryChange | null;
  /** Whether it says that the message is new, which the group may say already. */
  readonly hasBadge: boolean;
  readonly now: number;
}

export function MessageRow({ entry, language, share, change, hasBadge, now }: MessageRowProps) {
  const { kind, id, content, saving } = entry;
  const problems = useProblems(entry);
  const shown = fieldsToShow(content, language ?? 'en');
  const title = shown?.fields.title.trim() || 'Untitled';
  const present = languagesOf(content);
  const isMissing = language !== null && !present.includes(language);
  const path = messagePath(kind, id);
  return (
    <li className="studio-message">
      <div className="studio-message__text">
        <div className="studio-message__head">
          <Link
            className="studio-message__title"
            href={language ? `${path}?language=${language}` : path}
            lang={shown?.language}
          >
            {title}
          </Link>
          {change === 'new' && hasBadge ? <Badge tone="accent">Not published yet</Badge> : null}
          {change === 'changed' ? <Badge tone="accent">Changed</Badge> : null}
          {problems.length > 0 ? (
            <Badge tone="bad">{problems.length === 1 ? '1 problem' : `${problems.length} problems`}</Badge>
          ) : null}
          {saving === 'conflict' ? <Badge tone="caution">Changed by someone else</Badge> : null}
        </div>
        <p className="studio-message__period">
          {shown ? periodWords(shown.fields, content.timeZone, now) : 'In no language'}
        </p>
        {isMissing ? (
          <p className="studio-message__period">The title above is the {languageName(shown?.language ?? 'en')} one</p>
        ) : null}
      </div>
      <div className="studio-message__share">
        {share === null || !shown ? null : <ShareMeter share={share} weight={shown.fields.weight} />}
      </div>
      <LanguageChips present={present} />
      <MessageActions entry={entry} title={title} now={now} />
    </li>
  );
}
