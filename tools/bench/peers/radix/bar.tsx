/** The top bar of the Radix header: announcement, language selector, login. */

import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { useEffect, useState } from 'react';
import type { AnnouncementModel, LanguageSelectorModel } from '../../../../src/chrome/chrome.ts';
import type { PeerHeader } from '../peer-header.ts';

export function Bar({ header }: { readonly header: PeerHeader }) {
  return (
    <div className="bar">
      {header.announcement && <Announcement announcement={header.announcement} />}
      <div className="bar__tools">
        {header.languageSelector && <Languages selector={header.languageSelector} />}
        {header.login && (
          <a className="bar__login" href={header.login.href}>
            {header.login.text}
          </a>
        )}
      </div>
    </div>
  );
}

function Announcement({ announcement }: { readonly announcement: AnnouncementModel }) {
  const [isDismissed, setDismissed] = useState(false);
  const key = `dismissed-${announcement.id}`;
  // the server does not know what the visitor has dismissed
  useEffect(() => setDismissed(localStorage.getItem(key) !== null), [key]);
  if (isDismissed) return null;
  const dismiss = () => {
    localStorage.setItem(key, '1');
    setDismissed(true);
  };
  return (
    <section className="announcement" aria-label={announcement.label}>
      <a className="announcement__link" href={announcement.href}>
        <strong>{announcement.title}</strong> <span>{announcement.description}</span>{' '}
        <span className="announcement__cta">{announcement.cta}</span>
      </a>
      <button className="announcement__dismiss" type="button" aria-label={announcement.dismissLabel} onClick={dismiss}>
        ×
      </button>
    </section>
  );
}

function Languages({ selector }: { readonly selector: LanguageSelectorModel }) {
  return (
    <NavigationMenu.Root className="languages" aria-label={selector.title}>
      <NavigationMenu.List className="languages__list">
        <NavigationMenu.Item value="languages">
          <NavigationMenu.Trigger className="trigger" data-section="languages" aria-label={selector.label}>
            {selector.currentName}
          </NavigationMenu.Trigger>
          <NavigationMenu.Content className="panel panel--languages" data-panel="languages">
            <ul className="list">
              {selector.languages.map(({ language, href, text, current }) => (
                <li key={language}>
                  <NavigationMenu.Link
                    className="list__link"
                    href={href}
                    lang={language}
                    hrefLang={language}
                    active={current}
                  >
                    {text}
                  </NavigationMenu.Link>
                </li>
              ))}
            </ul>
          </NavigationMenu.Content>
        </NavigationMenu.Item>
      </NavigationMenu.List>
    </NavigationMenu.Root>
  );
}
