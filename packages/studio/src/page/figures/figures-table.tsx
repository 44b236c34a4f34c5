/** Figures in rows: by language, site or day. */

import { ClickRate } from './click-rate.tsx';
import { formatCount } from './format-figures.ts';
import type { Tally } from './tally.ts';

interface FiguresTableProps {
  readonly caption: string;
  /** What the rows are, such as `Language`. */
  readonly heading: string;
  readonly rows: readonly { readonly key: string; readonly name: string; readonly tally: Tally }[];
}

export function FiguresTable({ caption, heading, rows }: FiguresTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows scroll it where it is too wide
    <section className="studio-scroll" aria-label={caption} tabIndex={0}>
      <table className="studio-table studio-figures__table" aria-label={caption}>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            <th scope="col">Seen</th>
            <th scope="col">Clicks</th>
            <th scope="col">Click rate</th>
            <th scope="col">Dismissed</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, tally }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{formatCount(tally.seen)}</td>
              <td>{formatCount(tally.click)}</td>
              <td>
                <ClickRate tally={tally} />
              </td>
              <td>{formatCount(tally.dismiss)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
