/** A button that shows who changed an entry and when, and goes back to an earlier state. */

import { useState } from 'react';
import type { EntryName } from '../../contract/draft.ts';
import { Button } from '../controls/button.tsx';
import { useFill } from '../controls/filled-text.tsx';
import type { ButtonLook, ButtonSize } from '../primitives/control-classes.ts';
import { HistoryDialog } from './history-dialog.tsx';

interface EntryHistoryProps extends EntryName {
  readonly title: string;
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
}

export function EntryHistory({ kind, id, title, ...appearance }: EntryHistoryProps) {
  const [isOpen, setOpen] = useState(false);
  const shownTitle = useFill()(title);
  return (
    <>
      <Button {...appearance} onPress={() => setOpen(true)}>
        History<span className="studio-visually-hidden"> of “{shownTitle}”</span>
      </Button>
      {isOpen && <HistoryDialog kind={kind} id={id} title={shownTitle} onClose={() => setOpen(false)} />}
    </>
  );
}
