/** Actions for a message that is deleted in the draft, but still published: restore it, or end it now. */

import { useState } from 'react';
import { Button } from '../controls/button.tsx';
import { FilledText } from '../controls/filled-text.tsx';
import { type ListedMessage, languagesLive } from '../entries/listed-message.ts';
import { useRevert } from '../kit/use-revert.ts';
import { Row } from '../primitives/layout.tsx';
import { useHasRole } from '../rights/use-rights.ts';
import { EndDialog } from './end-dialog.tsx';

interface DeletedActionsProps {
  readonly message: ListedMessage;
  readonly title: string;
  readonly now: number;
}

export function DeletedActions({ message, title, now }: DeletedActionsProps) {
  const { id, published } = message;
  const revert = useRevert();
  const [isEnding, setEnding] = useState(false);
  const live = languagesLive(message, now);
  if (!useHasRole('author') || published === null) return null;
  return (
    <Row gap={2} above={3}>
      <Button size="small" onPress={() => revert({ id, title, content: null, published })}>
        Restore
        <span className="studio-visually-hidden">
          {' '}
          “<FilledText text={title} />”
        </span>
      </Button>
      {live.length > 0 && (
        <Button size="small" onPress={() => setEnding(true)}>
          End now…
          <span className="studio-visually-hidden">
            {' '}
            (“
            <FilledText text={title} />
            ”)
          </span>
        </Button>
      )}
      {isEnding && <EndDialog id={id} title={title} languages={live} onClose={() => setEnding(false)} />}
    </Row>
  );
}
