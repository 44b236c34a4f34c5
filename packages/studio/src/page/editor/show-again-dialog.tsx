/** Confirms that a message will be shown again to visitors who dismissed it. */

import { Button } from '../controls/button.tsx';
import { Dialog } from '../controls/dialog.tsx';

interface ShowAgainDialogProps {
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

export function ShowAgainDialog({ onConfirm, onClose }: ShowAgainDialogProps) {
  return (
    <Dialog
      title="Show it again to those who dismissed it?"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button look="primary" onPress={onConfirm}>
            Show again
          </Button>
        </>
      }
    >
      <p>Visitors who dismissed a message don’t see it again, even if its texts change.</p>
      <p>
        With a new id, the message is new to everyone once you publish. Figures that are counted by its id start from
        zero.
      </p>
    </Dialog>
  );
}
