/** Shows a long list in pages of a size that renders at once. */

import { type ReactNode, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { Row } from '../primitives/layout.tsx';
import { useParameter } from '../routing/navigation.tsx';

/** Rows per page: of items with several lines, and of a table. */
const [ITEMS, ROWS] = [20, 50];

interface Pages<Row> {
  /** The rows of the current page. */
  readonly shown: readonly Row[];
  /** Controls for the other pages; `null` if there is only one. */
  readonly pager: ReactNode;
}

/** @param label names the controls @param size of a page */
export function usePages<Row>(rows: readonly Row[], label: string, size = ITEMS): Pages<Row> {
  const [page, setPage] = useState(0);
  return pagesOf({ rows, label, page, setPage, size });
}

/** Pages of a table. Keeps the page's number in the URL as `page`, from 1, so that Back returns to it. */
export function usePagesInAddress<Row>(rows: readonly Row[], label: string): Pages<Row> {
  const [page, setPage] = useParameter('page');
  const current = /^[1-9]\d{0,3}$/.test(page) ? Number(page) - 1 : 0;
  return pagesOf({
    rows,
    label,
    page: current,
    setPage: (next) => setPage(next === 0 ? '' : String(next + 1)),
    size: ROWS,
  });
}

interface PagesOptions<Row> {
  readonly rows: readonly Row[];
  readonly label: string;
  /** From 0. */
  readonly page: number;
  readonly setPage: (page: number) => void;
  readonly size: number;
}

function pagesOf<Row>({ rows, label, page, setPage, size }: PagesOptions<Row>): Pages<Row> {
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const current = Math.min(page, pages - 1);
  const shown = rows.slice(current * size, (current + 1) * size);
  const pager =
    pages === 1 ? null : (
      <Row as="nav" gap={5} rows={3} justify="center" numbers className="studio-translations__pages" aria-label={label}>
        <Button size="small" isDisabled={current === 0} onPress={() => setPage(current - 1)}>
          Previous
        </Button>
        <span role="status">
          {current * size + 1}–{current * size + shown.length} of {rows.length}
        </span>
        <Button size="small" isDisabled={current === pages - 1} onPress={() => setPage(current + 1)}>
          Next
        </Button>
      </Row>
    );
  return { shown, pager };
}
