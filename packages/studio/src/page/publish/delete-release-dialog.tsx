/** Asks before deleting an unpublished release. */

import { useState } from 'react';
import type { Release } from '../../contract/releases.ts';
import { Button } from '../controls/button.tsx';
import { Dialog } from '../controls/dialog.tsx';
import { callApi } from '../data/api-client.ts';
import { type Failure, failureOf } from '../data/failure.ts';
import { useReloadReleases } from '../data/use-releases.ts';
import { useAnnounce } from '../kit/announcer.tsx';
import { FailureNotice } from '../kit/failure-notice.tsx';

interface DeleteReleaseDialogProps {
  readonly release: Release;
  readonly title: string;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

export function DeleteReleaseDialog({ release: { id, name }, title, onClose, onDeleted }: DeleteReleaseDialogProps) {
  const reloadReleases = useReloadReleases();
  const announce = useAnnounce();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isSending, setSending] = useState(false);

  async function remove() {
    setSending(true);
    try {
      await callApi('DELETE /releases/:id', { params: { id } });
      await reloadReleases();
      announce(`“${name}” was deleted.`);
      onDeleted();
    } catch (error) {
      setFailure(failureOf(error));
      setSending(false);
    }
  }

  return (
    <Dialog
      title={title}
      role="alertdialog"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button look="danger" onPress={remove} isPending={isSending}>
            Delete
          </Button>
        </>
      }
    >
      <p>It won’t be published. Its messages stay in the draft as they are.</p>
      {failure && <FailureNotice title="The release was not deleted" failure={failure} />}
    </Dialog>
  );
}
