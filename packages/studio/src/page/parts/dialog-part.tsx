/** Dialogs that load when they are first opened. */

import { type ComponentType, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../controls/button.tsx';
import { Row, Stack, Text } from '../primitives/layout.tsx';
import { definePart, type Part } from './define-part.tsx';
import type { Failed } from './part-boundary.tsx';
import { FaultButton, FaultText } from './part-fault.tsx';

interface DialogProps {
  readonly onClose: (isDone: boolean) => void;
}

/** @param name of the module */
export function dialogPart<Props extends DialogProps>(
  name: string,
  importDialog: () => Promise<ComponentType<Props>>,
): Part<Props> {
  return definePart(name, importDialog, {
    Loading: () => null,
    Failed: ({ of: { onClose }, ...failed }) => <FaultDialog failed={failed} onClose={() => onClose(false)} />,
  });
}

/** The browser's own dialog: React Aria's isn't part of the first script. */
function FaultDialog({ failed, onClose }: { readonly failed: Failed; readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // before it is removed, so that the focus returns
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="studio-modal studio-fault"
      role="alertdialog"
      aria-labelledby={title}
      onCancel={onClose}
    >
      <Stack gap={4} pad={5} surface="floating" className="studio-dialog">
        <Text id={title} as="h2" size="large">
          This could not be opened
        </Text>
        <Stack as="p" gap={4}>
          <FaultText {...failed} />
        </Stack>
        <Row gap={3} justify="end">
          <Button onPress={onClose}>Close</Button>
          <FaultButton {...failed} />
        </Row>
      </Stack>
    </dialog>
  );
}
