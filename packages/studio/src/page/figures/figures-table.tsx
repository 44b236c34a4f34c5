/** Figures in rows: by language, site or day. */

import { Text } from '../primitives/layout.tsx';
import { formatCount, formatInterval, formatRate } from './format-figures.ts';
import { rateOf } from './rate.ts';
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
          {rows.map(({ key, name, tally }) => {
            const rate = rateOf(tally, 'click');
            return (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td>{formatCount(tally.seen)}</td>
                <td>{formatCount(tally.click)}</td>
                <td>
                  {formatRate(rate)}
                  {rate === null ? null : (
                    <Text
                      as="span"
                      size="small"
                      weight="normal"
                      tone="quiet"
                      nowrap
                      className="studio-figures__interval"
                    >
                      {' '}
                      {formatInterval(rate)}
                    </Text>
                  )}
                </td>
                <td>{formatCount(tally.dismiss)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
