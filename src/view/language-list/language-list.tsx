/** Links to the page in each language, each named in its own language. */

import type { LanguageLink } from '../../chrome/chrome.ts';

export interface LanguageListProps {
  readonly languages: readonly LanguageLink[];
  /** The accessible name, if no title is above the list. */
  readonly label?: string;
}

export function LanguageList({ languages, label }: LanguageListProps) {
  return (
    <ul className="portico-language-list" aria-label={label}>
      {languages.map(({ language, text, href, current }) => (
        <li key={language}>
          <a
            className="portico-language-list__link"
            href={href}
            lang={language}
            hrefLang={language}
            aria-current={current ? 'true' : undefined}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
