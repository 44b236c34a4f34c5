/** Comments on a page's entries: on a whole entry, or on a field in a language. */

import { useState } from 'react';
import { Link } from 'react-aria-components';
import type { Language } from '../../../src/contract/language.ts';
import type { Comment, CommentSubject } from '../../contract/comments.ts';
import type { EntryName } from '../../contract/draft.ts';
import { languageName } from '../../contract/language-name.ts';
import { fieldsOf } from '../../messages/link-choices.ts';
import { isWrittenOnce } from '../../messages/setting-place.ts';
import { Select } from '../controls/select.tsx';
import { FilledText } from '../frame/filled-text.tsx';
import { fieldLabel, fieldPath } from '../names/entry-names.ts';
import { Comments } from './comments.tsx';
import { useComments } from './use-comments.ts';

type EntrySubject = Extract<CommentSubject, EntryName>;

interface EntryCommentsProps {
  /** Selects the entries whose comments are listed. */
  readonly isAbout: (entry: EntryName) => boolean;
  /** Entries that a new comment can be about. */
  readonly subjects: readonly EntryName[];
  /** Such as `“Pricing”`; `null` if the page is about a single entry. */
  readonly nameOf: (entry: EntryName) => string | null;
  /** The language that is being edited. */
  readonly language: Language;
  /** Says what to do if nothing can be commented on. */
  readonly hint?: string;
}

export function EntryComments({ isAbout, subjects, nameOf, language, hint }: EntryCommentsProps) {
  const comments = useComments((on) => 'kind' in on && isAbout(on));
  const [chosen, setChosen] = useState<string | null>(null);
  const options = subjects.flatMap((entry) =>
    [null, ...(isWrittenOnce(entry.id) ? [] : fieldsOf(entry))].map((field) => {
      const on: EntrySubject = { ...entry, language: field === null ? null : language, field };
      return { value: [entry.kind, entry.id, field].join(' '), label: subjectName(on, nameOf), on };
    }),
  );
  const option = options.find(({ value }) => value === chosen) ?? options[0];
  return (
    <Comments
      comments={comments}
      on={option?.on ?? null}
      about={({ on }: Comment) => 'kind' in on && <Subject on={on} nameOf={nameOf} />}
    >
      {option ? (
        <Select label="About" value={option.value} onChange={setChosen} options={options} />
      ) : (
        <p className="studio-quiet">{hint}</p>
      )}
    </Comments>
  );
}

/** Such as `“Pricing”, name in German`, or `Title in German` on the page of a message. */
function subjectName({ field, language, ...entry }: EntrySubject, nameOf: EntryCommentsProps['nameOf']): string {
  const name = nameOf(entry);
  if (field === null) return name ?? 'The whole message';
  const inLanguage = language === null ? '' : ` in ${languageName(language)}`;
  const label = fieldLabel(entry, field);
  return name === null ? `${label}${inLanguage}` : `${name}, ${label.toLowerCase()}${inLanguage}`;
}

interface SubjectProps {
  readonly on: EntrySubject;
  readonly nameOf: EntryCommentsProps['nameOf'];
}

function Subject({ on, nameOf }: SubjectProps) {
  const { kind, id, language, field } = on;
  if (nameOf(on) === null && field === null) return null;
  return (
    <>
      <Link href={fieldPath(kind, id, language, field)}>
        <FilledText text={subjectName(on, nameOf)} />
      </Link>
      .
    </>
  );
}
