/** When a message is shown, and how often. */

import { memo } from 'react';
import type { Language } from '../../../src/contract/language.ts';
import type { Problem } from '../../contract/api.ts';
import type { MessageFields } from '../../contract/draft.ts';
import { languageName } from '../../contract/language-name.ts';
import { Checkbox } from '../controls/checkbox.tsx';
import { TimeZoneField } from '../controls/time-zone-field.tsx';
import { knownTimeZone } from '../time/time-zones.ts';
import type { MessageField } from './edit-message.ts';
import { fieldError } from './field-error.ts';
import { MessageText } from './message-text.tsx';
import { ScheduledMoment } from './scheduled-moment.tsx';

interface ScheduleFieldsProps extends Pick<MessageFields, 'weight' | 'startDate' | 'endDate'> {
  readonly language: Language;
  readonly timeZone: string;
  readonly problems: readonly Problem[];
  /** Whether all languages have the same schedule and weight. */
  readonly isShared: boolean;
  readonly onShare: (language: Language, isShared: boolean) => void;
  readonly onChange: (field: MessageField, value: string) => void;
  readonly onTimeZone: (timeZone: string) => void;
}

/** Renders again only when its own properties change, and not with each letter of a text. */
export const ScheduleFields = memo(function ScheduleFields(props: ScheduleFieldsProps) {
  const { language, problems, isShared, onShare, onChange, onTimeZone } = props;
  const timeZone = knownTimeZone(props.timeZone);
  const moment = (field: 'startDate' | 'endDate') => (
    <ScheduledMoment
      field={field}
      value={props[field]}
      onChange={onChange}
      timeZone={timeZone}
      error={fieldError(problems, language, field)}
    />
  );
  return (
    <div className="studio-schedule">
      <Checkbox isSelected={isShared} onChange={(next) => onShare(language, next)}>
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
        <MessageText
          field="weight"
          value={props.weight}
          onChange={onChange}
          inputMode="decimal"
          error={fieldError(problems, language, 'weight')}
          hint="Of several live messages, one with weight 2 is shown twice as often as one with weight 1."
        />
      </div>
    </div>
  );
});
