/** Offers to undo what a person has just done, at the bottom of the page. */

import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { useAnnounce } from './announcer.tsx';

interface Done {
  /** A sentence. */
  readonly message: string;
  readonly undo: () => void;
}

const UndoContext = createContext<(done: Done | null) => void>(() => {});

export function UndoProvider({ children }: { readonly children: ReactNode }) {
  const [done, setDone] = useState<Done | null>(null);
  const announce = useAnnounce();
  const offer = useCallback(
    (next: Done | null) => {
      setDone(next);
      if (next) announce(`${next.message} You can undo this at the end of the page.`);
    },
    [announce],
  );
  return (
    <UndoContext value={offer}>
      {children}
      {done ? (
        <section className="studio-undo" aria-label="Undo">
          <p className="studio-undo__text">{done.message}</p>
          <Button
            size="small"
            onPress={() => {
              done.undo();
              setDone(null);
              announce('Undone.');
            }}
          >
            Undo
          </Button>
          <Button size="small" look="quiet" onPress={() => setDone(null)}>
            Close
          </Button>
        </section>
      ) : null}
    </UndoContext>
  );
}

/** A function that offers to undo the last action; `null` withdraws the offer. */
export function useOfferUndo(): (done: Done | null) => void {
  return useContext(UndoContext);
}
