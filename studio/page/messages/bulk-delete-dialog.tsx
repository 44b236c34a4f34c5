/** Confirms that several messages are to be deleted. */

import { numberText } from '../../contract/limits.ts';
import { Button } from '../controls/button.tsx';
import { Dialog } from '../controls/dialog.tsx';

interface BulkDeleteDialogProps {
  readonly count: number;
  /** How many of them visitors can see now. */
  readonly live: number;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

export function BulkDeleteDialog({ count, live, onDelete, onClose }: BulkDeleteDialogProps) {
  const what = count === 1 ? '1 message' : `${numberText(count)} messages`;
  return (
    <Dialog
      title={`Delete ${what}?`}
      role="alertdialog"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button look="danger" onPress={onDelete}>
            Delete {what}
          </Button>
        </>
      }
    >
      <p>They are deleted from the draft, in all languages. To keep them for later, archive them instead.</p>
      {live === 0 ? null : (
        <p>Visitors still see {live === count ? 'them' : `${numberText(live)} of them`} until you publish.</p>
      )}
    </Dialog>
  );
}
