/** The top bar: announcement, language selector, login; nothing if there is none of them. */

import type { HeaderChrome } from '../../chrome/chrome.ts';
import { Announcement } from '../announcement/announcement.tsx';
import { Island } from '../island/island.tsx';
import { LanguageMenu } from '../island/language-menu.tsx';
import { LanguageList } from '../language-list/language-list.tsx';

export function Bar({ bar }: { readonly bar: HeaderChrome['bar'] }) {
  const { announcement, login, languageSelector } = bar;
  if (!announcement && !login && !languageSelector) return null;
  return (
    <div className="portico-bar" data-portico-part="bar">
      <div className="portico-bar__inner">
        {announcement && <Announcement announcement={announcement} />}
        {(languageSelector || login) && (
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
              <a className="portico-bar__login" href={login.href} data-portico-part="login">
                {login.text}
              </a>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
