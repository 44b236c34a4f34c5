/** A field of an entry: its control, beside the source if it is a translation, and read-only without the right. */

import { isMenuKind, isMessageKind } from '../../contract/draft.ts';
import type { Option } from '../../fields/field-type.ts';
import type { FieldName, TextField } from '../../fields/fields.ts';
import { fieldOf } from '../../model/entry-types.ts';
import type { FieldTexts } from '../../model/published-form.ts';
import { fieldError } from '../entries/field-error.ts';
import { BesideSource } from '../kit/beside-source.tsx';
import { readOnlyUnless, useHasRole, useMayTranslate } from '../rights/use-rights.ts';
import { useForm } from './entry-form.tsx';
import { FieldControl } from './field-control.tsx';

interface EntryFieldProps {
  readonly name: FieldName;
  /** The id of the note that says who may change it. */
  readonly reason: string;
  /** Instead of the field's own. */
  readonly label?: string;
  readonly hint?: string;
  readonly options?: readonly Option[];
  /** Of a value that is none of the options. */
  readonly other?: string;
  /** A sentence; shown instead of the hint. */
  readonly warning?: string | null;
}

export function EntryField({ name, reason, warning = null, ...own }: EntryFieldProps) {
  const { entry, language, content, problems, visited, visit, set, confirm } = useForm();
  const [isAuthor, mayTranslate] = [useHasRole('author'), useMayTranslate(language)];
  const field = fieldOf(entry, name);
  if (!field) return null;
  const fields: FieldTexts = content.languages[language] ?? {};
  const value = fields[name] ?? '';
  // nothing is wrong yet with a new message or card
  const isTried = value !== '' || visited.has(name) || field.section !== undefined || isMenuKind(entry.kind);
  const error = isTried ? fieldError(problems, language, name) : null;
  const control = { ...own, name, field, value, error, warning, onChange: set, onBlur: visit };
  if (!field.type.isTranslated) return <FieldControl {...control} {...readOnlyUnless(isAuthor, reason)} />;
  return (
    <BesideSource content={content} language={language} field={name as TextField} onDone={confirm}>
      {(describedBy) => (
        <FieldControl
          {...control}
          {...describedBy}
          {...readOnlyUnless(mayTranslate, reason, describedBy['aria-describedby'])}
          lang={language}
          isCounted={isMessageKind(entry.kind)}
        />
      )}
    </BesideSource>
  );
}
