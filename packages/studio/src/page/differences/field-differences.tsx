/** Shows differences of messages and cards, field by field, with the values before and after. */

import type { Language } from '../../../../../src/contract/language.ts';
import { isPicture } from '../../../../../src/contract/picture.ts';
import type { EntryName } from '../../contract/draft.ts';
import { languageName } from '../../contract/language-name.ts';
import { textIn } from '../../contract/text-in.ts';
import { fieldLabel, fieldWords, KINDS } from '../../model/entry-types.ts';
import { Badge } from '../controls/badge.tsx';
import { FilledText } from '../controls/filled-text.tsx';
import { SmallPicture } from '../pictures/small-picture.tsx';
import { Grid, Row, Stack, Text } from '../primitives/layout.tsx';
import { type EntryDifference, type FieldDifference, isInLanguage } from './version-differences.ts';

const CHANGES = { added: 'Added', removed: 'Removed', changed: 'Changed' };
const TONES = { added: 'good', removed: 'bad', changed: 'neutral' } as const;

interface FieldDifferencesProps {
  readonly differences: readonly EntryDifference[];
  readonly timeZone: string;
}

export function FieldDifferences({ differences, timeZone }: FieldDifferencesProps) {
  if (differences.length === 0) return <Text tone="quiet">No field is different.</Text>;
  return (
    <Stack as="ul" gap={4}>
      {differences.map(({ language, kind, id, title, change, fields }) => (
        <li key={`${language} ${kind} ${id}`}>
          <Row as="p" gap={2} rows={1}>
            <Badge tone={TONES[change]}>{CHANGES[change]}</Badge>
            <Text as="span" weight="medium" breaks {...(language && textIn(language))}>
              <FilledText text={title} />
            </Text>
            <Text as="span" size="small" tone="quiet">
              {KINDS[kind].name}, {language === null ? 'all languages' : languageName(language)}
            </Text>
          </Row>
          <dl>
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
    </Stack>
  );
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
    <Grid gap={3} rows={0} padBlock={2} line="end" size="body" className="studio-differences__field">
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
    </Grid>
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
