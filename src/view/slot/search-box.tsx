/** A search form, which works without scripts, and within a form of the page. */

import type { ReactNode } from 'react';
import type { SearchFormModel } from '../../chrome/chrome.ts';

export function SearchBox({ search: { action, name, label } }: { readonly search: SearchFormModel }) {
  return (
    // Within a form of the page, parsers drop the start tag of the first form, and its end tag lets them accept the
    // second. In a table cell, that end tag leaves the page's form open.
    <Cell>
      <form hidden />
      {/* biome-ignore lint/a11y/useSemanticElements: browsers from 2023 do not know <search> */}
      <form role="search" action={action}>
        <button className="portico-search__submit" type="submit" aria-label={label} />
        <input
          className="portico-search__field"
          type="search"
          name={name}
          aria-label={label}
          placeholder={label}
          enterKeyHint="search"
        />
      </form>
    </Cell>
  );
}

/** A cell that is laid out like its content. */
function Cell({ children }: { readonly children: ReactNode }) {
  return (
    <table className="portico-search" role="presentation">
      <tbody>
        <tr>
          <td>{children}</td>
        </tr>
      </tbody>
    </table>
  );
}
