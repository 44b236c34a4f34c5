/** The texts and the link of a message in one language. */

import { type ComponentProps, useCallback, useMemo, useState } from 'react';
import type { Language } from '../../../../../src/contract/language.ts';
import type { Problem } from '../../contract/api.ts';
import type { MessageContent } from '../../contract/draft.ts';
import { isTextField } from '../../entries/translation.ts';
import { ADDRESS } from '../../fields/address.ts';
import type { TextField } from '../../fields/fields.ts';
import { useSession } from '../data/draft-provider.tsx';
import { EMPTY_FIELDS } from '../entries/empty-fields.ts';
import { fieldError } from '../entries/field-error.ts';
import { resolvedLink } from '../entries/resolved-link.ts';
import { FieldControl } from '../form/field-control.tsx';
import { FIRST_FIELDS } from '../form/form-fields.ts';
import { BesideSource } from '../kit/beside-source.tsx';
import { Stack } from '../kit/layout.tsx';
import { NeedsRole } from '../rights/needs-role.tsx';
import { readOnlyUnless, useHasRole, useMayTranslate } from '../rights/use-rights.ts';
import type { MessageField } from './edit-message.ts';
import { MessageText } from './message-text.tsx';

/** Id of the note that says who may change the texts. */
export const TEXTS_ROLE = 'texts-role';
const LINK_ROLE = 'link-role';

interface TextFieldsProps {
  readonly language: Language;
  /** Contains the language. */
  readonly content: MessageContent;
  readonly problems: readonly Problem[];
  readonly onChange: (field: MessageField, value: string) => void;
  /** Called when the person confirms the translation of these fields. */
  readonly onDone: (fields: readonly TextField[]) => void;
}

export function TextFields({ language, content, problems, onChange, onDone }: TextFieldsProps) {
  const fields = content.languages[language] ?? EMPTY_FIELDS;
  const [visited, setVisited] = useState<ReadonlySet<MessageField>>(new Set());
  const visit = useCallback(
    (field: MessageField) => setVisited((before) => (before.has(field) ? before : new Set(before).add(field))),
    [],
  );
  const change = useCallback(
    (field: MessageField, value: string) => {
      visit(field);
      onChange(field, value);
    },
    [visit, onChange],
  );
  const control = (field: MessageField) => ({
    field,
    value: fields[field] ?? '',
    onChange: change,
    onBlur: visit,
    // no error before the first visit
    error: fields[field] || visited.has(field) ? fieldError(problems, language, field) : null,
  });
  const [isAuthor, mayTranslate] = [useHasRole('author'), useMayTranslate(language)];
  const translated = (field: TextField & MessageField, hint: string) => (
    <BesideSource key={field} content={content} language={language} field={field} onDone={onDone}>
      {(describedBy) => (
        <MessageText
          {...control(field)}
          {...describedBy}
          {...readOnlyUnless(mayTranslate, TEXTS_ROLE, describedBy['aria-describedby'])}
          lang={language}
          hint={hint}
          {...(field === 'description' && { lines: 2 })}
        />
      )}
    </BesideSource>
  );
  const ofAuthors = readOnlyUnless(isAuthor, mayTranslate ? LINK_ROLE : TEXTS_ROLE);
  return (
    <Stack gap={3} className="studio-texts">
      {FIRST_FIELDS.map(([field, of]) => {
        const { place = '', type } = of;
        if (isTextField(content.kind, field)) return translated(field, place);
        if (type === ADDRESS) {
          return <AddressText key={field} {...control(field)} {...ofAuthors} />;
        }
        const { value, error } = control(field);
        return (
          <FieldControl
            key={field}
            name={field}
            field={of}
            {...{ value, error }}
            {...ofAuthors}
            onChange={(text) => change(field, text)}
          />
        );
      })}
      {mayTranslate ? (
        <NeedsRole needed="author" id={LINK_ROLE}>
          Only authors can change the link.
        </NeedsRole>
      ) : null}
    </Stack>
  );
}

function AddressText(props: Omit<ComponentProps<typeof MessageText>, 'hint' | 'inputMode'>) {
  return <MessageText {...props} inputMode="url" hint={useLinkHint(props.value)} />;
}

/** The resolved URL, or the accepted formats while the link is invalid. */
function useLinkHint(value: string) {
  const { brand } = useSession();
  return useMemo(() => {
    const link = resolvedLink(value, brand);
    if (link === null) return `A path such as /pricing/, an https address, or a path on ${originNames(brand.origins)}.`;
    return (
      <>
        Leads to{' '}
        <a href={link} target="_blank" rel="noreferrer">
          {link}
        </a>
      </>
    );
  }, [value, brand]);
}

function originNames(origins: Readonly<Record<string, string>>): string {
  const [first] = Object.keys(origins);
  return first === undefined ? 'another site' : `another site such as {${first}}/`;
}
