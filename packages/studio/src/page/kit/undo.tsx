/** Offers to undo the person's last action, at the bottom of the page, until they open another page. */

import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { FilledText } from '../controls/filled-text.tsx';
import { Text } from '../primitives/layout.tsx';
import { useNavigation } from '../routing/navigation.tsx';
import { useAnnounce } from './announcer.tsx';
import { coversEnd } from './covers-end.ts';

interface Done {
  /** A sentence. */
  readonly message: string;
  readonly undo: () => void;
}

const UndoContext = createContext<(done: Done | null) => void>(() => {});

export function UndoProvider({ children }: { readonly children: ReactNode }) {
  const [{ done, count }, setState] = useState<{ done: Done | null; count: number }>({ done: null, count: 0 });
  const announce = useAnnounce();
  const close = useCallback(() => setState(({ count: before }) => ({ done: null, count: before })), []);
  const offer = useCallback(
    (next: Done | null) => {
      setState(({ count: before }) => ({ done: next, count: before + 1 }));
      if (next) announce(`${next.message} You can undo this at the end of the page.`);
    },
    [announce],
  );
  return (
    <UndoContext value={offer}>
      {children}
      {done ? <Offer key={count} done={done} onClose={close} /> : null}
    </UndoContext>
  );
}

function Offer({ done, onClose }: { readonly done: Done; readonly onClose: () => void }) {
  const announce = useAnnounce();
  const { path } = useNavigation();
  const [offeredOn] = useState(path);
  useEffect(() => {
    if (path !== offeredOn) onClose();
  }, [path, offeredOn, onClose]);
  return (
    <section ref={coversEnd} className="studio-undo" aria-label="Undo">
      <Text grows="wide" breaks>
        <FilledText text={done.message} />
      </Text>
      <Button
        size="small"
        onPress={() => {
          done.undo();
          onClose();
          announce('Undone.');
        }}
      >
        Undo
      </Button>
      <Button size="small" look="quiet" onPress={onClose}>
        Close
      </Button>
    </section>
  );
}

/** A function that offers to undo the last action; `null` withdraws the offer. */
export function useOfferUndo(): (done: Done | null) => void {
  return useContext(UndoContext);
}
