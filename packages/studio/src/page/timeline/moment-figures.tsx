/** What visitors did with a moment's messages, and which of two performs better. */

import type { Language } from '../../../../../src/contract/language.ts';
import { USUAL_DAYS } from '../../contract/figures.ts';
import { quoted } from '../../fields/wording.ts';
import { formatCount, formatRate } from '../figures/format-figures.ts';
import { rateOf } from '../figures/rate.ts';
import { useFigureTotals } from '../figures/use-figures.ts';
import { Verdict } from '../figures/verdict.tsx';
import { Text } from '../primitives/layout.tsx';
import type { ReadableMessage } from './timeline-messages.ts';

interface MomentFiguresProps {
  readonly id: string;
  readonly language: Language;
}

/** A message's figures in a language; renders nothing if nobody has seen it. */
export function MomentFigures({ id, language }: MomentFiguresProps) {
  const { totalsOf } = useFigureTotals();
  const totals = totalsOf(id, language);
  if (totals === null) return null;
  return (
    <Text as="span" size="small" tone="quiet" numbers className="studio-moment__figures">
      {formatCount(totals.seen)} seen, {formatRate(rateOf(totals, 'click'))} clicked
    </Text>
  );
}

interface SharedVerdictProps {
  readonly messages: readonly ReadableMessage[];
  readonly language: Language;
}

/** Renders nothing unless exactly two messages share the views. */
export function SharedVerdict({ messages, language }: SharedVerdictProps) {
  const { totalsOf } = useFigureTotals();
  const [first, second, ...others] = messages.filter(({ id }) => totalsOf(id, language) !== null);
  if (!first || !second || others.length > 0) return null;
  return (
    <Text size="small" tone="quiet" numbers>
      <Verdict
        first={{ id: first.id, name: quoted(first.title) }}
        second={{ id: second.id, name: quoted(second.title) }}
        days={USUAL_DAYS}
        language={language}
      />
    </Text>
  );
}
