/** Reads figures, and refreshes them when the page shows them after a few minutes. */

import { useQuery } from '@tanstack/react-query';
import type { Language } from '../../../../../src/contract/language.ts';
import { type Figures, type TotalRow, USUAL_DAYS } from '../../contract/figures.ts';
import { memoizeByIdentity } from '../../model/memoize-by-identity.ts';
import { apiQuery } from '../data/query-client.ts';
import { type Tally, tallyOf } from './tally.ts';

/** In milliseconds: as long as the server caches them. */
const STALE = { staleTime: 3 * 60_000 } as const;

/** A message's figures by day. */
export function useDayFigures(id: string, days: number) {
  return useQuery({ ...apiQuery('GET /figures/:id', { params: { id }, query: { days } }), ...STALE });
}

/** A message's totals in a language, or in all; `null` if nobody has seen it, or until they are known. */
export type TotalsOf = (id: string, language: Language | null) => Tally | null;

export interface FigureTotals {
  /** `null` until they are known. */
  readonly figures: Figures<TotalRow> | null;
  readonly totalsOf: TotalsOf;
}

/** Totals of all messages. Doesn't report failures, because these figures only accompany something else. */
export function useFigureTotals(): FigureTotals {
  const { data } = useQuery({ ...apiQuery('GET /figures', { query: { days: USUAL_DAYS } }), ...STALE });
  return data ? totalsIn(data) : NO_TOTALS;
}

const NO_TOTALS: FigureTotals = { figures: null, totalsOf: () => null };

/** Grouped once for all components. */
const totalsIn = memoizeByIdentity((figures: Figures<TotalRow>): FigureTotals => {
  const byId = Map.groupBy('rows' in figures ? figures.rows : [], ({ id }) => id);
  return {
    figures,
    totalsOf: (id, language) => {
      const own = (byId.get(id) ?? []).filter((row) => language === null || row.language === language);
      return own.length === 0 ? null : tallyOf(own);
    },
  };
});
