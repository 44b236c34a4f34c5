/** The page's live region, which announces changes to screen readers. */

import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { useFill } from '../controls/filled-text.tsx';

type Announce = (message: string) => void;

const AnnounceContext = createContext<Announce>(() => {});

export function Announcer({ children }: { readonly children: ReactNode }) {
  const [message, setMessage] = useState({ text: '', count: 0 });
  const fill = useFill();
  const announce = useCallback((text: string) => setMessage(({ count }) => ({ text, count: count + 1 })), []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <div className="studio-visually-hidden" role="status">
        {/* a new element each time, so that a repeated message is announced again */}
        <span key={message.count}>{fill(message.text)}</span>
      </div>
    </AnnounceContext>
  );
}

/** A function that announces a sentence politely. */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext);
}
