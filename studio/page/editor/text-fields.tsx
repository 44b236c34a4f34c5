/** The texts and the link of a message in one language. */

import { useState } from 'react';
import type { Language } from '../../../src/contract/language.ts';
import type { Problem } from '../../contract/api.ts';
import type { MessageFields } from '../../contract/draft.ts';
import { TextField } from '../controls/text-field.tsx';
import { useSession } from '../data/draft-provider.tsx';
import { fieldName } from '../names/entry-names.ts';
import type { MessageField } from './edit-message.ts';
import { fieldError } from './field-error.ts';
import { resolvedLink } from './resolved-link.ts';

interface TextFieldsProps {
  readonly language: Language;
  readonly fields: MessageFields;
  readonly problems: readonly Problem[];
  readonly onChange: (field: MessageField, value: string) => void;
}

export function TextFields({ language, fields, problems, onChange }: TextFieldsProps) {
  const { brand } = useSession();
  const [visited, setVisited] = useState<ReadonlySet<MessageField>>(new Set());
  const visit = (field: MessageField) => setVisited((before) => new Set(before).add(field));
  const change = (field: MessageField, value: string) => {
    visit(field);
    onChange(field, value);
  };
  // an empty field is not reproached before someone was there
  const errorOf = (field: MessageField) =>
    fields[field] !== '' || visited.has(field) ? fieldError(problems, language, field) : null;
  const text = (field: 'title' | 'description' | 'cta') => ({
    label: fieldName(field),
    value: fields[field],
    onChange: (value: string) => change(field, value),
    onBlur: () => visit(field),
    note: countWords(fields[field]),
    lang: language,
    error: errorOf(field),
  });
  const link = resolvedLink(fields.link, brand);
  return (
    <div className="studio-texts">
      <TextField {...text('title')} hint="In bold, at the start of the bar." />
      <TextField
        {...text('description')}
        lines={2}
        hint="After the title. Screens narrower than 900 px leave it out."
      />
      <TextField {...text('cta')} hint="What visitors do, such as “Join now”." />
      <TextField
        label={fieldName('link')}
        value={fields.link}
        onChange={(value) => change('link', value)}
        onBlur={() => visit('link')}
        inputMode="url"
        error={errorOf('link')}
        hint={
          link === null ? (
            `A path such as /pricing/, an https address, or a path on ${originNames(brand.origins)}.`
          ) : (
            <>
              Leads to{' '}
              <a href={link} target="_blank" rel="noreferrer">
                {link}
              </a>
            </>
          )
        }
      />
    </div>
  );
}

function countWords(value: string): string {
  const count = [...value].length;
  return count === 1 ? '1 character' : `${count} characters`;
}

function originNames(origins: Readonly<Record<string, string>>): string {
  const [first] = Object.keys(origins);
  return first === undefined ? 'another site' : `another site such as {${first}}/`;
}
