/** Comments on a page's entries, and on their fields. */

import { useState } from 'react';
import { Link } from 'react-aria-components';
import type { Language } from '../../../../../src/contract/language.ts';
import type { Comment } from '../../contract/comments.ts';
import type { EntryName } from '../../contract/draft.ts';
import { FilledText } from '../controls/filled-text.tsx';
import { Select } from '../controls/select.tsx';
import { fieldPath } from '../names/entry-names.ts';
import { Text } from '../primitives/layout.tsx';
import { Comments } from './comments.tsx';
import { type EntrySubject, subjectName, subjectsOf } from './subjects.ts';
import { useComments } from './use-comments.ts';

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
    subjectsOf(entry, language).map((on) => ({
      value: [entry.kind, entry.id, on.field].join(' '),
      label: subjectName(on, nameOf(entry)),
      on,
    })),
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
        <Text tone="quiet">{hint}</Text>
      )}
    </Comments>
  );
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
        <FilledText text={subjectName(on, nameOf(on))} />
      </Link>
      .
    </>
  );
}
