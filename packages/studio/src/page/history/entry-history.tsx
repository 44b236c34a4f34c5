/** A button that shows who changed an entry and when, and goes back to an earlier state. */

import { useState } from 'react';
import type { EntryName } from '../../contract/draft.ts';
import { Button } from '../controls/button.tsx';
import type { ButtonLook, ButtonSize } from '../primitives/control-classes.ts';
import { HistoryDialog } from './history-dialog.tsx';

interface EntryHistoryProps extends EntryName {
  readonly title: string;
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
}

export function EntryHistory({ kind, id, title, ...appearance }: EntryHistoryProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...appearance} onPress={() => setOpen(true)}>
        History<span className="studio-visually-hidden"> of “{title}”</span>
      </Button>
      {isOpen && <HistoryDialog kind={kind} id={id} title={title} onClose={() => setOpen(false)} />}
    </>
  );
}
