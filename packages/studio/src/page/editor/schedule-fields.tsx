/** When a message is shown, and how often. */

import { memo } from 'react';
import type { Language } from '../../../../../src/contract/language.ts';
import type { Problem } from '../../contract/api.ts';
import type { MessageFields } from '../../contract/draft.ts';
import { languageName } from '../../contract/language-name.ts';
import { fieldName } from '../../model/entry-types.ts';
import { Checkbox } from '../controls/checkbox.tsx';
import { MomentField } from '../controls/moment-field.tsx';
import { fieldError } from '../entries/field-error.ts';
import { Grid, Stack, Text } from '../kit/layout.tsx';
import { NeedsRole } from '../rights/needs-role.tsx';
import { readOnlyUnless, useHasRole } from '../rights/use-rights.ts';
import type { MessageField } from './edit-message.ts';
import { MessageText } from './message-text.tsx';

export const SCHEDULE_ROLE = 'schedule-role';

interface ScheduleFieldsProps extends Pick<MessageFields, 'weight' | 'startDate' | 'endDate'> {
  readonly language: Language;
  readonly problems: readonly Problem[];
  /** Whether all languages have the same schedule and weight. */
  readonly isShared: boolean;
  readonly onShare: (language: Language, isShared: boolean) => void;
  readonly onChange: (field: MessageField, value: string) => void;
}

/** Renders again only when its own properties change, and so not on every keystroke in a text. */
export const ScheduleFields = memo(function ScheduleFields(props: ScheduleFieldsProps) {
  const { language, problems, isShared, onShare, onChange } = props;
  const access = readOnlyUnless(useHasRole('author'), SCHEDULE_ROLE);
  const moment = (field: 'startDate' | 'endDate') => (
    <MomentField
      label={fieldName(field)}
      data-field={field}
      value={props[field]}
      onChange={(value) => onChange(field, value)}
      error={fieldError(problems, language, field)}
      {...access}
    />
  );
  return (
    <Stack gap={3}>
      <NeedsRole needed="author" id={SCHEDULE_ROLE}>
        Only authors can change when it is shown.
      </NeedsRole>
      <Checkbox isSelected={isShared} {...access} onChange={(next) => onShare(language, next)}>
        Same schedule and frequency in all languages
      </Checkbox>
      {isShared ? null : (
        <Text size="small" tone="quiet">
          These settings apply only to {languageName(language)}.
        </Text>
      )}
      <Grid gap={5} rows={3} className="studio-schedule__grid">
        {moment('startDate')}
        {moment('endDate')}
        <MessageText
          field="weight"
          value={props.weight}
          onChange={onChange}
          inputMode="decimal"
          {...access}
          error={fieldError(problems, language, 'weight')}
          hint="If several messages are live, one with 2 is shown twice as often as one with 1, and one with 0 never."
        />
      </Grid>
    </Stack>
  );
});
