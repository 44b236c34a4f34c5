/** One field that two people have changed, with both values. */

import { Label, Radio, RadioGroup } from 'react-aria-components';
import { isPicture } from '../../../../../src/contract/picture.ts';
import type { EntryName } from '../../contract/draft.ts';
import { languageName } from '../../contract/language-name.ts';
import { textIn } from '../../contract/text-in.ts';
import { fieldLabel, fieldOf, fieldWords } from '../../model/entry-types.ts';
import { FilledText } from '../controls/filled-text.tsx';
import type { Difference, Side } from '../data/differences.ts';
import { SmallPicture } from '../pictures/small-picture.tsx';
import { FIELD } from '../primitives/control-classes.ts';
import { Grid, look, Text } from '../primitives/layout.tsx';
import { useTimeZone } from '../time/time-zone.ts';

interface DifferenceChoiceProps {
  readonly entry: EntryName;
  readonly difference: Difference;
  readonly side: Side | null;
  readonly onChoose: (side: Side) => void;
}

const SIDES: readonly { readonly side: Side; readonly label: string }[] = [
  { side: 'mine', label: 'Mine' },
  { side: 'theirs', label: 'Theirs' },
];

export function DifferenceChoice({ entry, difference, side, onChoose }: DifferenceChoiceProps) {
  const { language, field } = difference;
  const timeZone = useTimeZone();
  const label = [language === null ? null : languageName(language), field && fieldLabel(entry, field).toLowerCase()]
    .filter(Boolean)
    .join(', ');
  return (
    <RadioGroup
      className={look({ layout: 'stack', gap: 1 })}
      value={side}
      onChange={(value) => onChoose(value === 'theirs' ? 'theirs' : 'mine')}
    >
      <Label className={FIELD.label}>{label}</Label>
      <Grid gap={2} className="studio-difference__sides">
        {SIDES.map(({ side: value, label: name }) => (
          <Radio key={value} value={value} className="studio-difference__side">
            <Text as="span" size="small" weight="medium" tone="quiet" className="studio-difference__name">
              {name}
            </Text>
            <Text as="span" breaks {...(language && textIn(language))}>
              <Shown text={shown(entry, difference[value], field, timeZone)} />
            </Text>
          </Radio>
        ))}
      </Grid>
    </RadioGroup>
  );
}

function Shown({ text }: { readonly text: string }) {
  return isPicture(text) ? <SmallPicture path={text} /> : <FilledText text={text} />;
}

function shown(entry: EntryName, value: string | null, field: string | null, timeZone: string): string {
  if (field === null) return value === null ? 'Not in this language' : 'In this language';
  if (field === 'archived' || fieldOf(entry, field)?.type.of === 'flag') return value ? 'Yes' : 'No';
  return value ? fieldWords(entry, field, value, timeZone) : 'Empty';
}
