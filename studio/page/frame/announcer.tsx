/** The one live region of the page: says to screen readers what others see. */

import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

type Announce = (message: string) => void;

const AnnounceContext = createContext<Announce>(() => {});

export function Announcer({ children }: { readonly children: ReactNode }) {
  const [message, setMessage] = useState({ text: '', count: 0 });
  const announce = useCallback((text: string) => setMessage(({ count }) => ({ text, count: count + 1 })), []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <div className="studio-visually-hidden" role="status">
        {/* a new element, so that the same message is announced again */}
        <span key={message.count}>{message.text}</span>
      </div>
    </AnnounceContext>
  );
}

/** What announces a sentence politely. */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext);
}
