/** A text field with label, hint and error. */

import { type ReactNode, useRef } from 'react';
import { TextField as AriaTextField, FieldError, Input, Label, Text, TextArea } from 'react-aria-components';
import type { Language } from '../../../../../src/contract/language.ts';
import { MAX_FIELD_BYTES } from '../../contract/limits.ts';
import { inOneLine } from '../../contract/one-line.ts';
import { textIn } from '../../contract/text-in.ts';
import { FIELD } from '../primitives/control-classes.ts';
import { look, Row } from '../primitives/layout.tsx';
import { useKeptText } from './kept-texts.tsx';
import { useTextHistory } from './text-history.ts';

export interface TextFieldProps {
  readonly id?: string;
  readonly label: string;
  /** The entry's field that it edits, which the draft keeps. */
  readonly name?: string;
  readonly value: string;
  /** Gets the text with line breaks replaced by spaces, unless it `hasLines`. */
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly hint?: ReactNode;
  /** A sentence; `null` if there is no error. */
  readonly error?: string | null;
  /** Shown at the end of the label, such as a count of characters. */
  readonly note?: ReactNode;
  readonly lines?: number;
  /** Whether line breaks stay. */
  readonly hasLines?: boolean;
  /** The language of the text in the field. */
  readonly lang?: Language;
  readonly inputMode?: 'decimal' | 'url';
  readonly autoFocus?: boolean;
  readonly isReadOnly?: boolean;
  /** Id of the element that describes it, besides its hint. */
  readonly 'aria-describedby'?: string;
}

export function TextField(props: TextFieldProps) {
  const {
    label,
    name,
    hint,
    error = null,
    note,
    lines = 1,
    hasLines = false,
    lang,
    inputMode,
    onChange,
    ...field
  } = props;
  const history = useTextHistory(field.value, onChange);
  useKeptText(name === undefined && !field.isReadOnly ? label : null, field.value, onChange);
  const [oneLine, several] = [useRef<HTMLInputElement>(null), useRef<HTMLTextAreaElement>(null)];
  const input = { className: FIELD.input, ...(lang && textIn(lang)), onKeyDown: history.onKeyDown };
  const change = (value: string) => {
    const text = hasLines ? value : inOneLine(value);
    const element = oneLine.current ?? several.current;
    if (element && text !== value) {
      // the caret stays where it is
      const caret = inOneLine(value.slice(0, element.selectionEnd ?? value.length)).length;
      element.value = text;
      element.setSelectionRange(caret, caret);
    }
    history.onChange(text);
  };
  return (
    <AriaTextField
      {...omitUndefined(field)}
      onChange={change}
      {...(name !== undefined && { 'data-field': name })}
      className={FIELD.root}
      isInvalid={error !== null}
      validationBehavior="aria"
      maxLength={MAX_FIELD_BYTES}
    >
      <Row as="span" gap={3} align="baseline" justify="between" oneLine>
        <Label className={FIELD.label}>{label}</Label>
        {note === undefined ? null : (
          <span className={look({ size: 'small', tone: 'quiet', numbers: true })}>{note}</span>
        )}
      </Row>
      {lines > 1 ? (
        <TextArea ref={several} {...omitUndefined(input)} rows={lines} />
      ) : (
        <Input ref={oneLine} {...omitUndefined({ ...input, inputMode })} autoComplete="off" />
      )}
      <FieldMessages hint={hint} error={error} />
    </AriaTextField>
  );
}

/** The line below a field: its error if it has one, otherwise its hint. */
export function FieldMessages({ hint, error }: { readonly hint?: ReactNode; readonly error: string | null }) {
  return (
    <span className="studio-field__messages">
      {error === null && hint !== undefined ? (
        <Text slot="description" className={FIELD.hint}>
          {hint}
        </Text>
      ) : null}
      <FieldError className={FIELD.error}>{error}</FieldError>
    </span>
  );
}

type Defined<Props> = { [Name in keyof Props]: Exclude<Props[Name], undefined> };

/** Removes undefined properties, which React Aria's types reject. */
function omitUndefined<Props extends object>(props: Props): Defined<Props> {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as Defined<Props>;
}
