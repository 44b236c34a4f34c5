/** Asks before deleting messages. */

import { DAYS_DELETED, numberText } from '../../contract/limits.ts';
import { Button } from '../controls/button.tsx';
import { Dialog } from '../controls/dialog.tsx';

interface DeleteDialogProps {
  /** The title of a single message; `null` for the selected ones. */
  readonly title: string | null;
  readonly count: number;
  /** How many of them visitors can see now. */
  readonly live: number;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

export function DeleteDialog({ title, count, live, onDelete, onClose }: DeleteDialogProps) {
  const selected = count === 1 ? '1 message' : `${numberText(count)} messages`;
  const [they, them] = count === 1 ? ['It is', 'it'] : ['They are', 'them'];
  return (
    <Dialog
      title={`Delete ${title === null ? selected : `“${title}”`}?`}
      role="alertdialog"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button look="danger" onPress={onDelete}>
            {title === null ? `Delete ${selected}` : 'Delete'}
          </Button>
        </>
      }
    >
      <p>
        {they} deleted from the draft, in all languages, and can be restored for {DAYS_DELETED} days in <b>History</b>.
        To keep {them} for later, archive {them} instead.
      </p>
      {live === 0 ? null : (
        <p>Visitors still see {live === count ? them : `${numberText(live)} of them`} until you publish.</p>
      )}
    </Dialog>
  );
}
