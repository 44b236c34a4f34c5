/** A link that was just made, with a button that copies it. */

import { useEffect, useRef, useState } from 'react';
import { Input, Label, TextField } from 'react-aria-components';
import type { NewShare } from '../../contract/api.ts';
import { Button } from '../controls/button.tsx';
import { useAnnounce } from '../kit/announcer.tsx';
import { FIELD } from '../primitives/control-classes.ts';
import { Row, Text } from '../primitives/layout.tsx';
import { Moment } from '../time/moment.tsx';

interface CopyLinkProps {
  readonly share: NewShare;
  /** Of the preview page. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** Receives focus when it appears. */
export function CopyLink({ share: { path, expiresAt }, parameters }: CopyLinkProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  const announce = useAnnounce();
  const address = new URL(`${path}?${new URLSearchParams(parameters)}`.replace(/\?$/, ''), location.href).href;
  useEffect(() => input.current?.select(), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setIsCopied(true);
      announce('The link was copied.');
    } catch {
      // the browser doesn't allow it: select the text, so that the person can copy it
      input.current?.select();
      announce('The link is selected. Copy it with the keyboard.');
    }
  }

  return (
    <div className="studio-copy-link">
      <Row gap={3} align="end" className="studio-copy-link__row">
        <TextField className={`${FIELD.root} studio-copy-link__field`} value={address} isReadOnly>
          <Label className={FIELD.label}>Link to the preview</Label>
          <Input className={FIELD.input} ref={input} />
        </TextField>
        <Button look="primary" onPress={copy}>
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
      </Row>
      <Text above={2} size="small">
        Until <Moment at={Date.parse(expiresAt)} />. Copy it now: it is shown only once.
      </Text>
    </div>
  );
}
