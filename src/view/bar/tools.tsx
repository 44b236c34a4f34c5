/** Language selector and login, in the bar or in the row of a compact header; empty without either. */

import type { HeaderModel } from '../../chrome/chrome.ts';
import { countedAs } from '../counted-as.ts';
import { Island } from '../island/island.tsx';
import { LanguageMenu } from '../island/language-menu.tsx';
import { LanguageList } from '../language-list/language-list.tsx';

export function Tools({ bar }: { readonly bar: HeaderModel['bar'] }) {
  const { login, languageSelector } = bar;
  if (!login && !languageSelector) return null;
  return (
    <div className="portico-bar__tools">
      {languageSelector && (
        <Island name="language">
          <LanguageMenu
            label={languageSelector.label}
            currentName={languageSelector.currentName}
            list={<LanguageList languages={languageSelector.languages} label={languageSelector.title} />}
          />
        </Island>
      )}
      {login && (
        <a className="portico-bar__login" href={login.href} data-portico-part="login" {...countedAs('link', login.id)}>
          {login.text}
        </a>
      )}
    </div>
  );
}
