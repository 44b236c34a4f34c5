/** Shows differences of messages and cards, field by field, with the values before and after. */

import type { Language } from '../../../../../src/contract/language.ts';
import { isPicture } from '../../../../../src/contract/picture.ts';
import type { EntryName } from '../../contract/draft.ts';
import { languageName } from '../../contract/language-name.ts';
import { textIn } from '../../contract/text-in.ts';
import { NAMES } from '../../fields/lines.ts';
import { fieldLabel, fieldOf, fieldWords, KINDS } from '../../model/entry-types.ts';
import { Badge } from '../controls/badge.tsx';
import { FilledText } from '../controls/filled-text.tsx';
import { SmallPicture } from '../pictures/small-picture.tsx';
import type { EntryDifference, FieldDifference } from './version-differences.ts';

const CHANGES = { added: 'Added', removed: 'Removed', changed: 'Changed' };
const TONES = { added: 'good', removed: 'bad', changed: 'neutral' } as const;

interface FieldDifferencesProps {
  readonly differences: readonly EntryDifference[];
  readonly timeZone: string;
}

export function FieldDifferences({ differences, timeZone }: FieldDifferencesProps) {
  if (differences.length === 0) return <p className="studio-differences__none">No field is different.</p>;
  return (
    <ul className="studio-differences">
      {differences.map(({ language, kind, id, title, change, fields }) => (
        <li key={`${language} ${kind} ${id}`} className="studio-differences__entry">
          <p className="studio-differences__head">
            <Badge tone={TONES[change]}>{CHANGES[change]}</Badge>
            <span className="studio-differences__title" {...textIn(language)}>
              <FilledText text={title} />
            </span>
            <span className="studio-differences__kind">
              {KINDS[kind].name}, {languageName(language)}
            </span>
          </p>
          <dl className="studio-differences__fields">
            {fields.map((field) => (
              <Field
                key={field.field}
                entry={{ kind, id }}
                difference={field}
                language={isInLanguage({ kind, id }, field.field) ? language : null}
                timeZone={timeZone}
                change={change}
              />
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

/** Whether the value is text in the language. Names in lists are. */
function isInLanguage(entry: EntryName, field: string): boolean {
  const { type } = fieldOf(entry, field) ?? {};
  return type?.isTranslated === true || type === NAMES;
}

interface FieldProps {
  readonly entry: EntryName;
  readonly difference: FieldDifference;
  readonly language: Language | null;
  readonly change: EntryDifference['change'];
  readonly timeZone: string;
}

function Field({ entry, difference: { field, before, after }, language, change, timeZone }: FieldProps) {
  const words = (text: string | null) => (text === null ? null : fieldWords(entry, field, text, timeZone));
  return (
    <div className="studio-differences__field">
      <dt className="studio-differences__name">{fieldLabel(entry, field)}</dt>
      {change === 'added' || (
        <dd className="studio-differences__value">
          <span className="studio-visually-hidden">Before: </span>
          <Value element="del" text={words(before)} language={language} />
        </dd>
      )}
      {change === 'removed' || (
        <dd className="studio-differences__value">
          <span className="studio-visually-hidden">After: </span>
          <Value element="ins" text={words(after)} language={language} />
        </dd>
      )}
    </div>
  );
}

interface ValueProps {
  readonly element: 'del' | 'ins';
  readonly text: string | null;
  readonly language: Language | null;
}

function Value({ element: Element, text, language }: ValueProps) {
  if (text === null) return <span className="studio-differences__nothing">none</span>;
  return (
    <Element {...(language && textIn(language))}>
      {isPicture(text) ? <SmallPicture path={text} /> : <FilledText text={text} />}
    </Element>
  );
}
