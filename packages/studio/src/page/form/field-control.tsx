/** The control for a field, as its type needs it. */

import { memo } from 'react';
import type { Language } from '../../../../../src/contract/language.ts';
import { wordsIn } from '../../contract/sentence.ts';
import type { Control, Field, Option } from '../../fields/field-type.ts';
import { HOLDS } from '../../fields/flag.ts';
import { MomentField } from '../controls/moment-field.tsx';
import { Select } from '../controls/select.tsx';
import { TextField } from '../controls/text-field.tsx';
import { Text } from '../primitives/layout.tsx';
import { AddressField } from './address-field.tsx';
import { BoxField, SetField, SitesField } from './boxes.tsx';
import { ColorField } from './color-field.tsx';
import type { ControlProps } from './control-props.ts';
import { ImageField } from './image-field.tsx';
import { LoginField, SearchField } from './setting-fields.tsx';

interface FieldControlProps extends Omit<ControlProps, 'label' | 'onChange' | 'onBlur' | 'hint'> {
  readonly field: Field;
  readonly onChange: (name: string, text: string) => void;
  readonly onBlur: (name: string) => void;
  /** Instead of the field's own. */
  readonly label?: string;
  readonly hint?: string;
  readonly options?: readonly Option[];
  /** Of a value that is none of the options. */
  readonly other?: string;
  /** A sentence; shown instead of the hint. */
  readonly warning: string | null;
  /** The language of the text. */
  readonly lang?: Language;
  /** Whether the characters are counted. */
  readonly isCounted?: boolean;
}

/** Renders again only when its own properties change. */
export const FieldControl = memo(function FieldControl(props: FieldControlProps) {
  const { field, warning, options: given, other, lang, isCounted = false, onChange, onBlur, hint, ...shared } = props;
  const { type, lines = 1, optional } = field;
  const { label = field.name, name, value } = shared;
  const control: ControlProps = {
    ...shared,
    label,
    hint:
      warning === null ? (
        (hint ?? field.hint)
      ) : (
        <Text as="span" tone="caution">
          {warning}
        </Text>
      ),
    onChange: (text) => onChange(name, text),
    onBlur: () => onBlur(name),
  };
  const options = given ?? [...(optional ? [{ value: '', label: 'None' }] : []), ...(type.options ?? [])];
  const isKnown = options.some((option) => option.value === value);
  if (shared.isReadOnly && CHOSEN.includes(type.control)) {
    const words = !isKnown && other !== undefined ? other : wordsIn(type.words?.(value) ?? value, 'UTC');
    return (
      <Text tone="quiet">
        {label}: {words}
      </Text>
    );
  }
  switch (type.control) {
    case 'text':
      return (
        <TextField
          {...control}
          lines={lines}
          {...(lang && { lang })}
          {...(isCounted && { note: formatLength(value) })}
        />
      );
    case 'url':
      return <TextField {...control} inputMode="url" />;
    case 'number':
      return <TextField {...control} inputMode="decimal" />;
    case 'lines':
      return <TextField {...control} lines={2} hasLines />;
    case 'address':
      return <AddressField {...control} />;
    case 'search':
      return <SearchField {...control} />;
    case 'color':
      return <ColorField {...control} />;
    default:
      return (
        <div data-field={name}>
          <ChosenField {...control} field={field} options={isKnown ? options : withOther(options, value, other)} />
        </div>
      );
  }
});

/** Without the right to change them, people read their values. */
const CHOSEN: readonly Control[] = ['choice', 'set', 'login'];

interface ChosenFieldProps extends ControlProps {
  readonly field: Field;
  readonly options: readonly Option[];
}

function ChosenField({ field: { type, label: sentence, optional }, options, ...control }: ChosenFieldProps) {
  const { name: _, onBlur: __, hint: ___, ...own } = control;
  switch (type.control) {
    case 'moment':
      return <MomentField {...own} />;
    case 'picture':
      return <ImageField {...own} />;
    case 'sites':
      return <SitesField {...control} />;
    case 'set':
      return <SetField {...control} options={type.options ?? []} mayBeEmpty={optional !== undefined} />;
    case 'login':
      return <LoginField {...control} options={type.options ?? []} />;
    case 'box': {
      const [off = '', on = HOLDS] = type.options?.map(({ value }) => value) ?? [];
      return <BoxField {...control} label={sentence ?? control.label} on={on} off={off} />;
    }
    default:
      return <Select {...control} options={options} />;
  }
}

function withOther(options: readonly Option[], value: string, label = value): readonly Option[] {
  return [{ value, label }, ...options];
}

function formatLength(value: string): string {
  const count = [...value].length;
  return count === 1 ? '1 character' : `${count} characters`;
}
