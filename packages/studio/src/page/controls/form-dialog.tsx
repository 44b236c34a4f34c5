/** A dialog with a form, which its button and Enter submit. */

import type { ReactNode } from 'react';
import { Form } from 'react-aria-components';
import { look } from '../primitives/layout.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface FormDialogProps {
  readonly title: string;
  /** What the button says. */
  readonly action: string;
  readonly isDisabled?: boolean;
  readonly isPending?: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

export function FormDialog({
  title,
  action,
  isDisabled = false,
  isPending = false,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button look="primary" isDisabled={isDisabled} isPending={isPending} onPress={onSubmit}>
            {action}
          </Button>
        </>
      }
    >
      <Form
        className={look({ layout: 'stack', gap: 4 })}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isDisabled && !isPending) onSubmit();
        }}
      >
        {children}
        {/* so that Enter works in a form with several fields, too */}
        <button type="submit" hidden />
      </Form>
    </Dialog>
  );
}
