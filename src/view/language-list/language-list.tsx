/** Links to the page in each language, each with the name of the language in itself. */

import type { LanguageLink } from '../../chrome/chrome.ts';

export interface LanguageListProps {
  readonly languages: readonly LanguageLink[];
  /** The id of its title, if it has one. */
  readonly labelledBy?: string;
}

export function LanguageList({ languages, labelledBy }: LanguageListProps) {
  return (
    <ul className="portico-language-list" aria-labelledby={labelledBy}>
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
