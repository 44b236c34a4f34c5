/** The top bar: announcement and tools, below the host's banner; empty without any of them. */

import type { ReactNode } from 'react';
import type { HeaderModel } from '../../chrome/chrome.ts';
import { Announcement } from '../announcement/announcement.tsx';
import { Tools } from './tools.tsx';

export function Bar({ bar, banner }: { readonly bar: HeaderModel['bar']; readonly banner: ReactNode }) {
  const { announcement, login, languageSelector } = bar;
  const isEmpty = !announcement && !login && !languageSelector;
  if (isEmpty && !banner) return null;
  return (
    <div className="portico-bar" data-portico-part="bar">
      {banner}
      {!isEmpty && (
        <div className="portico-bar__inner">
          {announcement && <Announcement announcement={announcement} />}
          <Tools bar={bar} />
        </div>
      )}
    </div>
  );
}
