/** The top bar: announcement and tools; nothing if there is none of them. */

import type { HeaderChrome } from '../../chrome/chrome.ts';
import { Announcement } from '../announcement/announcement.tsx';
import { Tools } from './tools.tsx';

export function Bar({ bar }: { readonly bar: HeaderChrome['bar'] }) {
  const { announcement, login, languageSelector } = bar;
  if (!announcement && !login && !languageSelector) return null;
  return (
    <div className="portico-bar" data-portico-part="bar">
      <div className="portico-bar__inner">
        {announcement && <Announcement announcement={announcement} />}
        <Tools bar={bar} />
      </div>
    </div>
  );
}
