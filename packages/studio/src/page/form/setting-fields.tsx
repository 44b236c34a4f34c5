/** Fields for settings of a site that are an address or a word. */

import { NO_SETTING } from '../../../../../src/content/site-settings.ts';
import type { Option } from '../../fields/field-type.ts';
import { Select } from '../controls/select.tsx';
import { TextField } from '../controls/text-field.tsx';
import type { ControlProps } from './control-props.ts';

const OWN_LOGIN = { value: 'own', label: 'Its own address' };

/** One of the options, or an address. */
export function LoginField({ options, ...field }: ControlProps & { readonly options: readonly Option[] }) {
  const { label, value, onChange } = field;
  const isOwn = options.every((option) => option.value !== value);
  return (
    <>
      <Select
        label={label}
        value={isOwn ? OWN_LOGIN.value : value}
        onChange={(chosen) => onChange(chosen === OWN_LOGIN.value ? '/login' : chosen)}
        options={[...options, OWN_LOGIN]}
      />
      {isOwn && <TextField {...field} label="Address of the login" inputMode="url" />}
    </>
  );
}

/** Empty for no form. */
export function SearchField({ value, onChange, ...field }: ControlProps) {
  return (
    <TextField
      {...field}
      value={value === NO_SETTING ? '' : value}
      onChange={(typed) => onChange(typed.trim() === '' ? NO_SETTING : typed)}
      inputMode="url"
    />
  );
}
