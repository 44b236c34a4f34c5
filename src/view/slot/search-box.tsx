/** A search form, which works without scripts. */

import type { SearchForm } from '../../chrome/chrome.ts';

export function SearchBox({ search: { action, name, label } }: { readonly search: SearchForm }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers from 2023 do not know <search>
    <form className="portico-search" role="search" action={action}>
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
  );
}
