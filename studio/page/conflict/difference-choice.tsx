/** One field that two people have changed, with both values. */

import { Label, Radio, RadioGroup } from 'react-aria-components';
import { isPicture } from '../../../src/contract/picture.ts';
import { languageName } from '../../contract/language-name.ts';
import { textIn } from '../../contract/text-in.ts';
import type { Difference, Side } from '../data/differences.ts';
import { SmallPicture } from '../pictures/small-picture.tsx';
import { formatMomentInUtc } from '../time/format-moment.ts';
import { useTimeZone } from '../time/time-zone.ts';
import { formatField } from './format-field.ts';

interface DifferenceChoiceProps {
  readonly difference: Difference;
  readonly side: Side | null;
  readonly onChoose: (side: Side) => void;
}

const SIDES: readonly { readonly side: Side; readonly label: string }[] = [
  { side: 'mine', label: 'Mine' },
  { side: 'theirs', label: 'Theirs' },
];

export function DifferenceChoice({ difference, side, onChoose }: DifferenceChoiceProps) {
  const { language, field } = difference;
  const timeZone = useTimeZone();
  const label = [language === null ? null : languageName(language), formatField(field)].filter(Boolean).join(', ');
  return (
    <RadioGroup
      className="studio-difference"
      value={side}
      onChange={(value) => onChoose(value === 'theirs' ? 'theirs' : 'mine')}
    >
      <Label className="studio-field__label">{label}</Label>
      <div className="studio-difference__sides">
        {SIDES.map(({ side: value, label: name }) => (
          <Radio key={value} value={value} className="studio-difference__side">
            <span className="studio-difference__name">{name}</span>
            <span className="studio-difference__value" {...(language && textIn(language))}>
              <Shown text={shown(difference[value], field, timeZone)} />
            </span>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}

function Shown({ text }: { readonly text: string }) {
  return isPicture(text) ? <SmallPicture path={text} /> : text;
}

function shown(value: string | null, field: string | null, timeZone: string): string {
  if (field === null) return value === null ? 'Not in this language' : 'In this language';
  if (field === 'archived') return value === null ? 'No' : 'Yes';
  const instant = field === 'startDate' || field === 'endDate' ? Date.parse(value ?? '') : Number.NaN;
  if (!Number.isNaN(instant)) return formatMomentInUtc(instant, timeZone);
  // a field may have several lines
  return value === null || value === '' ? 'Empty' : value.replaceAll('\n', ', ');
}
