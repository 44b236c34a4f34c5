/** Asks for a text before something is sent. */

import { useState } from 'react';
import { MAX_COMMENT_LENGTH } from '../../contract/limits.ts';
import { FormDialog } from '../controls/form-dialog.tsx';
import { TextField } from '../controls/text-field.tsx';
import type { Failure } from '../data/failure.ts';
import { FailureNotice } from '../kit/failure-notice.tsx';

interface TextDialogProps {
  readonly title: string;
  readonly label: string;
  readonly hint?: string;
  /** Whether the text must not be empty. */
  readonly isNeeded?: boolean;
  /** What the button says. */
  readonly action: string;
  readonly failure: Failure | null;
  readonly onClose: () => void;
  readonly onSend: (text: string) => Promise<void>;
}

export function TextDialog(props: TextDialogProps) {
  const { title, label, hint, isNeeded = false, action, failure, onClose, onSend } = props;
  const [text, setText] = useState('');
  const [isSending, setSending] = useState(false);
  const isTooLong = text.length > MAX_COMMENT_LENGTH;

  async function send() {
    setSending(true);
    await onSend(text.trim());
    setSending(false);
  }

  return (
    <FormDialog
      title={title}
      action={action}
      isDisabled={isTooLong || (isNeeded && text.trim() === '')}
      isPending={isSending}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        label={label}
        {...(hint === undefined ? {} : { hint })}
        value={text}
        onChange={setText}
        lines={3}
        hasLines
        autoFocus
        error={isTooLong ? `Must not be longer than ${MAX_COMMENT_LENGTH} characters.` : null}
      />
      {failure && <FailureNotice title="It was not sent" failure={failure} />}
    </FormDialog>
  );
}
