/** The table with the sizes of everything that browsers load for header and footer. */

import { numberText } from '../contract/limits.ts';
import { Stack, Text } from '../page/primitives/layout.tsx';
import type { FileSize } from './fragment-responses.ts';
import { ScrollRegion } from './scroll-region.tsx';

export function SizeTable({ sizes }: { readonly sizes: readonly FileSize[] }) {
  return (
    <Stack as="section" gap={3} shrinks pad={5} surface="panel" aria-labelledby="preview-weights">
      <Text as="h2" size="body" weight="strong" id="preview-weights">
        Sizes in bytes
      </Text>
      <ScrollRegion label="Table of sizes">
        <table className="studio-table">
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
                  <span className="preview-title">{name}</span>
                  <Text as="span" block size="small" tone="quiet">
                    {when}
                  </Text>
                </th>
                <td>{numberText(raw)}</td>
                <td>{numberText(gzip)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Stack>
  );
}
