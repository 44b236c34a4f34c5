/** The table with the sizes of everything that browsers load for header and footer. */

import { onFirstUse } from '../contract/on-first-use.ts';
import type { FileSize } from './fragment-responses.ts';
import { ScrollRegion } from './scroll-region.tsx';

const bytes = onFirstUse(() => new Intl.NumberFormat('en'));

export function SizeTable({ sizes }: { readonly sizes: readonly FileSize[] }) {
  return (
    <section className="preview-card preview-card--wide" aria-labelledby="preview-weights">
      <h2 id="preview-weights">Sizes in bytes</h2>
      <ScrollRegion label="Table of sizes">
        <table className="preview-table">
          <thead>
            <tr>
              <th scope="col">Part</th>
              <th scope="col">Raw</th>
              <th scope="col">Gzip</th>
            </tr>
          </thead>
          <tbody>
            {sizes.map(({ name, when, raw, gzip }) => (
              <tr key={name}>
                <th scope="row">
                  <span className="preview-table__title">{name}</span>
                  <span className="preview-table__id">{when}</span>
                </th>
                <td className="preview-table__number">{bytes().format(raw)}</td>
                <td className="preview-table__number">{bytes().format(gzip)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
}
