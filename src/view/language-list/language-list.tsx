/** Links to the page in each language, each named in itself. */

import type { LanguageLink } from '../../chrome/chrome.ts';

export function LanguageList({ languages }: { readonly languages: readonly LanguageLink[] }) {
  return (
    <ul className="portico-language-list">
      {languages.map(({ language, text, href, current }) => (
        <li key={language}>
          <a
            className="portico-language-list__link"
            href={href}
            lang={language}
            hrefLang={language}
            data-portico-language={language}
            aria-current={current ? 'true' : undefined}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
