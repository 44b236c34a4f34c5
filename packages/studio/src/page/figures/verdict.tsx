/** Says in a sentence which of two messages performs better. */

import type { Language } from '../../../../../src/contract/language.ts';
import type { DayRow } from '../../contract/figures.ts';
import { FilledText } from '../controls/filled-text.tsx';
import { compare, verdictText } from './compare.ts';
import { useDayFigures } from './use-figures.ts';

interface Compared {
  readonly id: string;
  /** As in the sentence, such as `“Spring webinar”`. */
  readonly name: string;
}

interface VerdictProps {
  readonly first: Compared;
  readonly second: Compared;
  readonly days: number;
  /** `null` for all. */
  readonly language: Language | null;
}

export function Verdict({ first, second, days, language }: VerdictProps) {
  const [one, other] = [useDayFigures(first.id, days).data, useDayFigures(second.id, days).data];
  if (!one || !other) return null;
  if ('message' in one) return one.message;
  if ('message' in other) return other.message;
  const rowsOf = ({ rows }: { readonly rows: readonly DayRow[] }) =>
    rows.filter((row) => language === null || row.language === language);
  return <FilledText text={verdictText(compare(rowsOf(one), rowsOf(other)), [first.name, second.name])} />;
}
