/** State shared by all rows of the list, in a context, so that a change doesn't render 2,000 rows again. */

import { createContext, useContext } from 'react';
import type { Language } from '../../../../../src/contract/language.ts';
import type { ListedMessage } from '../entries/listed-message.ts';
import type { TotalsOf } from '../figures/use-figures.ts';

export interface SharedByRows {
  /** `null` for all languages. */
  readonly language: Language | null;
  readonly now: number;
  /** From 0 to 1; `null` if it is not shown now, or differs by language. */
  readonly shareOf: (message: ListedMessage) => number | null;
  /** A message's recent totals: views and clicks. */
  readonly totalsOf: TotalsOf;
}

export const ListContext = createContext<SharedByRows | null>(null);

/** @throws Error outside a list */
export function useSharedByRows(): SharedByRows {
  const shared = useContext(ListContext);
  if (!shared) throw new Error('There is no ListContext.');
  return shared;
}
