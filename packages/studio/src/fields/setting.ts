/** A setting that is stored as a text, such as an address, a colour or the format of a blog. */

import type { FieldType, PublicationRules } from './field-type.ts';

type SettingType = FieldType<'setting', string>;

/** @param problem says why the text cannot be published; `null` if it can */
export function setting(
  problem: (text: string, id: string, rules: PublicationRules) => string | null,
  { control = 'text', ...more }: Partial<Pick<SettingType, 'control' | 'options' | 'words'>> = {},
): SettingType {
  return {
    of: 'setting',
    control,
    ...more,
    read: (text) => text.trim(),
    write: (value) => value,
    problem(value, rules, id) {
      const reason = problem(value, id, rules);
      return reason === null ? null : { reason };
    },
  };
}
