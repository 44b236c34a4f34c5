/** When a message is shown, and how often. */

import type { Language } from '../../../src/contract/language.ts';
import type { Problem } from '../../contract/api.ts';
import type { MessageFields } from '../../contract/draft.ts';
import { Checkbox } from '../controls/checkbox.tsx';
import { TextField } from '../controls/text-field.tsx';
import { TimeZoneField } from '../controls/time-zone-field.tsx';
import { fieldName } from '../names/entry-names.ts';
import { languageName } from '../names/language-name.ts';
import { knownTimeZone } from '../time/time-zones.ts';
import type { MessageField } from './edit-message.ts';
import { fieldError } from './field-error.ts';
import { ScheduledMoment } from './scheduled-moment.tsx';

interface ScheduleFieldsProps {
  readonly language: Language;
  readonly fields: MessageFields;
  readonly timeZone: string;
  readonly problems: readonly Problem[];
  /** Whether all languages have the same schedule and weight. */
  readonly isShared: boolean;
  readonly onShare: (isShared: boolean) => void;
  readonly onChange: (field: MessageField, value: string) => void;
  readonly onTimeZone: (timeZone: string) => void;
}

export function ScheduleFields(props: ScheduleFieldsProps) {
  const { language, fields, problems, isShared, onShare, onChange, onTimeZone } = props;
  const timeZone = knownTimeZone(props.timeZone);
  const moment = (field: 'startDate' | 'endDate') => (
    <ScheduledMoment
      label={fieldName(field)}
      value={fields[field]}
      onChange={(value) => onChange(field, value)}
      timeZone={timeZone}
      error={fieldError(problems, language, field)}
    />
  );
  return (
    <div className="studio-schedule">
      <Checkbox isSelected={isShared} onChange={onShare}>
        Same schedule and weight in all languages
      </Checkbox>
      {isShared ? null : (
        <p className="studio-schedule__note">What you set here holds for {languageName(language)} alone.</p>
      )}
      <div className="studio-schedule__grid">
        {moment('startDate')}
        {moment('endDate')}
        <TimeZoneField
          label="Time zone"
          value={timeZone}
          onChange={onTimeZone}
          hint="Start and end stay at the same moment when you change it."
        />
        <TextField
          label={fieldName('weight')}
          value={fields.weight}
          onChange={(value) => onChange('weight', value)}
          inputMode="decimal"
          error={fieldError(problems, language, 'weight')}
          hint="Of several live messages, one with weight 2 is shown twice as often as one with weight 1."
        />
      </div>
    </div>
  );
}
