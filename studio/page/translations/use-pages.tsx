/** Shows a long list in pages of a size that renders at once. */

import { type ReactNode, useState } from 'react';
import { Button } from '../controls/button.tsx';

/** In rows. */
const PAGE = 50;

/**
 * @param label names the controls
 * @returns the rows of the current page, and the controls that lead to others; `null` if there is one page
 */
export function usePages<Row>(
  rows: readonly Row[],
  label = 'Pages of the table',
): { readonly shown: readonly Row[]; readonly pager: ReactNode } {
  const [page, setPage] = useState(0);
  const pages = Math.max(1, Math.ceil(rows.length / PAGE));
  const current = Math.min(page, pages - 1);
  const shown = rows.slice(current * PAGE, (current + 1) * PAGE);
  const pager =
    pages === 1 ? null : (
      <nav className="studio-translations__pages" aria-label={label}>
        <Button size="small" isDisabled={current === 0} onPress={() => setPage(current - 1)}>
          Previous
        </Button>
        <span role="status">
          {current * PAGE + 1}–{current * PAGE + shown.length} of {rows.length}
        </span>
        <Button size="small" isDisabled={current === pages - 1} onPress={() => setPage(current + 1)}>
          Next
        </Button>
      </nav>
    );
  return { shown, pager };
}
