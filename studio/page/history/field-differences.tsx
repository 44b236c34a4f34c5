/** Shows differences of messages and cards, field by field, with the values before and after. */

import { parseInstant } from '../../../src/contract/instant.ts';
import type { Language } from '../../../src/contract/language.ts';
import { isPicture } from '../../../src/contract/picture.ts';
import { languageName } from '../../contract/language-name.ts';
import { textIn } from '../../contract/text-in.ts';
import { Badge } from '../controls/badge.tsx';
import { fieldName, KIND_NAMES } from '../names/entry-names.ts';
import { SmallPicture } from '../pictures/small-picture.tsx';
import { formatMomentInUtc } from '../time/format-moment.ts';
import type { EntryDifference, FieldDifference } from './version-differences.ts';

const CHANGES = { added: 'Added', removed: 'Removed', changed: 'Changed' };
const TONES = { added: 'good', removed: 'bad', changed: 'neutral' } as const;

/** Fields whose value is not text in the language. */
const LANGUAGE_FREE = ['link', 'image', 'weight', 'startDate', 'endDate', 'sites', 'paths'];

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
              {title}
            </span>
            <span className="studio-differences__kind">
              {KIND_NAMES[kind]}, {languageName(language)}
            </span>
          </p>
          <dl className="studio-differences__fields">
            {fields.map((field) => (
              <Field
                key={field.field}
                difference={formatDifference(field, timeZone)}
                language={LANGUAGE_FREE.includes(field.field) ? null : language}
                change={change}
              />
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

interface FieldProps {
  readonly difference: FieldDifference;
  readonly language: Language | null;
  readonly change: EntryDifference['change'];
}

function Field({ difference: { field, before, after }, language, change }: FieldProps) {
  return (
    <div className="studio-differences__field">
      <dt className="studio-differences__name">{fieldName(field)}</dt>
      {change === 'added' || (
        <dd className="studio-differences__value">
          <span className="studio-visually-hidden">Before: </span>
          <Value element="del" text={before} language={language} />
        </dd>
      )}
      {change === 'removed' || (
        <dd className="studio-differences__value">
          <span className="studio-visually-hidden">After: </span>
          <Value element="ins" text={after} language={language} />
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
  return <Element {...(language && textIn(language))}>{isPicture(text) ? <SmallPicture path={text} /> : text}</Element>;
}

/** Replaces dates by readable ones. */
function formatDifference(difference: FieldDifference, timeZone: string): FieldDifference {
  if (difference.field !== 'startDate' && difference.field !== 'endDate') return difference;
  const words = (text: string | null) => {
    const instant = text === null ? null : parseInstant(text);
    return instant === null ? text : formatMomentInUtc(instant, timeZone);
  };
  return { ...difference, before: words(difference.before), after: words(difference.after) };
}
