/** A text of a message in one language. */

import { memo, type ReactNode } from 'react';
import type { Language } from '../../../../../src/contract/language.ts';
import { fieldName } from '../../model/entry-types.ts';
import { TextField } from '../controls/text-field.tsx';
import type { MessageField } from './edit-message.ts';

interface MessageTextProps {
  readonly field: MessageField;
  readonly value: string;
  readonly error: string | null;
  readonly hint: ReactNode;
  readonly onChange: (field: MessageField, value: string) => void;
  readonly onBlur?: (field: MessageField) => void;
  /** The text's language: its characters are counted. Absent for fields that are the same in all languages. */
  readonly lang?: Language;
  readonly lines?: number;
  readonly hasLines?: boolean;
  readonly inputMode?: 'decimal' | 'url';
  readonly isReadOnly?: boolean;
  readonly 'aria-describedby'?: string;
}

/** Renders again only when its own properties change. */
export const MessageText = memo(function MessageText({ field, onChange, onBlur, ...props }: MessageTextProps) {
  return (
    <TextField
      {...props}
      {...(props.lang === undefined ? {} : { note: formatLength(props.value) })}
      label={fieldName(field)}
      name={field}
      onChange={(value) => onChange(field, value)}
      {...(onBlur && { onBlur: () => onBlur(field) })}
    />
  );
});

function formatLength(value: string): string {
  const count = [...value].length;
  return count === 1 ? '1 character' : `${count} characters`;
}
