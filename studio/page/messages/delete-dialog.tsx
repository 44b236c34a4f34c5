/** Confirms that a message is to be deleted. */

import { Button } from '../controls/button.tsx';
import { Dialog } from '../controls/dialog.tsx';

interface DeleteDialogProps {
  readonly title: string;
  /** Whether visitors can see it now. */
  readonly isLive: boolean;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

export function DeleteDialog({ title, isLive, onDelete, onClose }: DeleteDialogProps) {
  return (
    <Dialog
      title={`Delete “${title}”?`}
      role="alertdialog"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button look="danger" onPress={onDelete}>
            Delete
          </Button>
        </>
      }
    >
      <p>The message is deleted from the draft, in all languages.</p>
      {isLive ? <p>Visitors still see it until you publish.</p> : null}
    </Dialog>
  );
}
