/** The control for a setting of a site: an address, one of a few values, or several. */

import {
  AS_ON_MAIN,
  NO,
  NO_SETTING,
  namesInSetting,
  type SiteSetting,
  YES,
} from '../../../../../src/content/site-settings.ts';
import { LANGUAGES } from '../../../../../src/contract/language.ts';
import { SLOTS } from '../../../../../src/contract/slot.ts';
import { THEMES } from '../../../../../src/contract/theme.ts';
import { languageName } from '../../contract/language-name.ts';
import { wordsIn } from '../../contract/sentence.ts';
import { LOGIN_NAMES, SITE_FIELDS, SLOT_NAMES, THEME_NAMES } from '../../model/site-settings.ts';
import { Checkbox } from '../controls/checkbox.tsx';
import { type Option, Select } from '../controls/select.tsx';
import { TextField } from '../controls/text-field.tsx';
import { Text } from '../kit/layout.tsx';

interface SiteSettingFieldProps {
  readonly setting: SiteSetting;
  readonly text: string;
  readonly error: string | null;
  readonly isReadOnly: boolean;
  readonly onChange: (text: string) => void;
}

const OWN_LOGIN = 'own';
const LOGINS: readonly Option<string>[] = [
  ...Object.entries(LOGIN_NAMES).map(([value, label]) => ({ value, label })),
  { value: OWN_LOGIN, label: 'Its own address' },
];

export function SiteSettingField({ setting, text, error, isReadOnly, onChange }: SiteSettingFieldProps) {
  const { name: label, type } = SITE_FIELDS[setting];
  const address = { value: text, onChange, error, inputMode: 'url', isReadOnly } as const;
  if (setting === 'home') {
    return <TextField {...address} label={label} hint="A path such as /docs/, or an https address of your company." />;
  }
  if (isReadOnly) {
    return (
      <Text tone="quiet">
        {label}: {wordsIn(type.words?.(text) ?? text, 'UTC')}
      </Text>
    );
  }
  switch (setting) {
    case 'theme': {
      const options = THEMES.map((value) => ({ value, label: THEME_NAMES[value] }));
      const hint = 'For pages that don’t choose a theme.';
      return <Select label={label} value={text} onChange={onChange} options={options} hint={hint} />;
    }
    case 'login': {
      const isOwn = text !== AS_ON_MAIN && text !== NO_SETTING;
      return (
        <>
          <Select
            label={label}
            value={isOwn ? OWN_LOGIN : text}
            onChange={(chosen) => onChange(chosen === OWN_LOGIN ? '/login' : chosen)}
            options={LOGINS}
          />
          {isOwn && <TextField {...address} label="Address of the login" />}
        </>
      );
    }
    case 'search':
      return (
        <TextField
          {...address}
          value={text === NO_SETTING ? '' : text}
          onChange={(typed) => onChange(typed.trim() === '' ? NO_SETTING : typed)}
          label={label}
          hint="The results page and the name of its search field, such as /search/?q=. Leave empty for no form. Needs the place “Search”."
        />
      );
    case 'breadcrumbs':
      return (
        <Checkbox isSelected={text === YES} onChange={(isShown) => onChange(isShown ? YES : NO)}>
          Show breadcrumbs on pages that provide them
        </Checkbox>
      );
    case 'languages':
      return (
        <Names
          label={label}
          names={Object.fromEntries(LANGUAGES.map((language) => [language, languageName(language)]))}
          chosen={namesInSetting(text)}
          hint="Tick every language that the site’s pages exist in."
          mayBeEmpty={false}
          onChange={onChange}
        />
      );
    case 'slots':
      return (
        <Names
          label={label}
          names={Object.fromEntries(SLOTS.map((slot) => [slot, SLOT_NAMES[slot]]))}
          chosen={namesInSetting(text)}
          hint="The header keeps space for what the site’s pages put there."
          mayBeEmpty
          onChange={onChange}
        />
      );
  }
}

interface NamesProps {
  readonly label: string;
  /** What can be chosen, in order. */
  readonly names: Readonly<Record<string, string>>;
  readonly chosen: readonly string[];
  readonly hint: string;
  readonly mayBeEmpty: boolean;
  readonly onChange: (text: string) => void;
}

function Names({ label, names, chosen, hint, mayBeEmpty, onChange }: NamesProps) {
  const toggle = (name: string) => {
    const next = Object.keys(names).filter((one) => chosen.includes(one) !== (one === name));
    onChange(next.join(', ') || NO_SETTING);
  };
  return (
    <fieldset>
      <legend className="studio-field__label">{label}</legend>
      <div className="studio-fieldset__columns">
        {Object.entries(names).map(([name, shown]) => (
          <Checkbox
            key={name}
            isSelected={chosen.includes(name)}
            isDisabled={!mayBeEmpty && chosen.length === 1 && chosen.includes(name)}
            onChange={() => toggle(name)}
          >
            {shown}
          </Checkbox>
        ))}
      </div>
      <span className="studio-field__hint">{hint}</span>
    </fieldset>
  );
}
