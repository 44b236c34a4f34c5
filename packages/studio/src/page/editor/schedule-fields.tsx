/** When a message is shown, and how often. */

import { useId } from 'react';
import { languageName } from '../../contract/language-name.ts';
import { fieldNames, fieldOf } from '../../model/entry-types.ts';
import { Checkbox } from '../controls/checkbox.tsx';
import { EntryField } from '../form/entry-field.tsx';
import { useForm } from '../form/entry-form.tsx';
import { Grid, Stack, Text } from '../primitives/layout.tsx';
import { NeedsRole } from '../rights/needs-role.tsx';
import { readOnlyUnless, useHasRole } from '../rights/use-rights.ts';

interface ScheduleFieldsProps {
  /** Whether all languages have the same schedule and weight. */
  readonly isShared: boolean;
  readonly onShare: (isShared: boolean) => void;
}

export function ScheduleFields({ isShared, onShare }: ScheduleFieldsProps) {
  const { entry, language } = useForm();
  const reason = useId();
  const names = fieldNames(entry, 'schedule');
  const ofAll = names.filter((name) => fieldOf(entry, name)?.isShared);
  const access = readOnlyUnless(useHasRole('author'), reason);
  // start and end before the frequency
  const own = names.filter((name) => !ofAll.includes(name)).toSorted((one, other) => isMoment(other) - isMoment(one));

  function isMoment(name: string): number {
    return Number(fieldOf(entry, name)?.type.control === 'moment');
  }

  return (
    <Stack gap={3}>
      <NeedsRole needed="author" id={reason}>
        Only authors can change when it is shown.
      </NeedsRole>
      <Checkbox isSelected={isShared} {...access} onChange={onShare}>
        Same schedule and frequency in all languages
      </Checkbox>
      {isShared ? null : (
        <Text size="small" tone="quiet">
          These settings apply only to {languageName(language)}.
        </Text>
      )}
      <Grid gap={5} rows={3} className="studio-schedule__grid">
        {own.map((name) => (
          <EntryField key={name} name={name} reason={reason} />
        ))}
      </Grid>
      {ofAll.map((name) => (
        <EntryField key={name} name={name} reason={reason} />
      ))}
    </Stack>
  );
}
