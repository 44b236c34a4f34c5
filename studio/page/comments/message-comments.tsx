/** Comments on a message: on all of it, or on a field in a language. */

import { useState } from 'react';
import { Link } from 'react-aria-components';
import type { Language } from '../../../src/contract/language.ts';
import type { Comment } from '../../contract/comments.ts';
import { type MessageKind, messageFieldsSchema } from '../../contract/draft.ts';
import { languageName } from '../../contract/language-name.ts';
import { Select } from '../controls/select.tsx';
import { fieldName, fieldPath } from '../names/entry-names.ts';
import { Comments } from './comments.tsx';
import { useComments } from './use-comments.ts';

interface MessageCommentsProps {
  readonly kind: MessageKind;
  readonly id: string;
  /** That is edited. */
  readonly language: Language;
}

const WHOLE = 'whole';
const FIELDS = Object.keys(messageFieldsSchema.entries).filter((field) => fieldName(field) !== field);

export function MessageComments({ kind, id, language }: MessageCommentsProps) {
  const comments = useComments((on) => 'kind' in on && on.kind === kind && on.id === id);
  const [field, setField] = useState(WHOLE);
  const isWhole = field === WHOLE;
  const options = [
    { value: WHOLE, label: 'The whole message' },
    ...FIELDS.map((name) => ({ value: name, label: `${fieldName(name)} in ${languageName(language)}` })),
  ];
  return (
    <Comments
      comments={comments}
      on={{ kind, id, language: isWhole ? null : language, field: isWhole ? null : field }}
      about={aboutField}
    >
      <Select label="About" value={field} onChange={setField} options={options} />
    </Comments>
  );
}

function aboutField({ on }: Comment) {
  if (!('kind' in on) || on.field === null) return null;
  const { kind, id, language, field } = on;
  return (
    <>
      <Link href={fieldPath(kind, id, language, field)}>
        {[fieldName(field), language && languageName(language)].filter(Boolean).join(' in ')}
      </Link>
      .
    </>
  );
}
