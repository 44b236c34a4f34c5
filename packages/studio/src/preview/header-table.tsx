/** The table of header's and footer's response headers. */

import { Stack, Text } from '../page/primitives/layout.tsx';
import { ScrollRegion } from './scroll-region.tsx';

interface HeaderTableProps {
  readonly headers: { readonly header: Headers; readonly footer: Headers };
}

export function HeaderTable({ headers: { header, footer } }: HeaderTableProps) {
  const names = [...new Set([...header.keys(), ...footer.keys()])].sort();
  return (
    <Stack as="section" gap={3} shrinks pad={5} surface="panel" aria-labelledby="preview-headers">
      <Text as="h2" size="body" weight="strong" id="preview-headers">
        Response headers
      </Text>
      <ScrollRegion label="Table of response headers">
        <table className="studio-table preview-table--code">
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Header</th>
              <th scope="col">Footer</th>
            </tr>
          </thead>
          <tbody>
            {names.map((name) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {header.get(name) === footer.get(name) ? (
                  <td colSpan={2}>{header.get(name)}</td>
                ) : (
                  <>
                    <td>{header.get(name) ?? 'none'}</td>
                    <td>{footer.get(name) ?? 'none'}</td>
                  </>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Stack>
  );
}
