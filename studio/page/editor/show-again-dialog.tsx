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
      <p>Visitors who have dismissed a message do not see it again, even if its texts change.</p>
      <p>
        The message gets a new id, so that it counts as a new one for everyone once you publish. If you count clicks by
        the id, they start from zero.
      </p>
    </Dialog>
  );
}
