/** Actions for all selected messages of the list. */

import { useState } from 'react';
import { isArchived } from '../../contract/draft.ts';
import { numberText } from '../../contract/limits.ts';
import { Button } from '../controls/button.tsx';
import { useSession } from '../data/draft-provider.tsx';
import { type ListedMessage, languagesLive } from '../entries/listed-message.ts';
import { coversEnd } from '../kit/covers-end.ts';
import { dialogPart } from '../parts/dialog-part.tsx';
import { Row, Text } from '../primitives/layout.tsx';
import { CampaignDialog } from './campaign-part.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { useMessageChanges } from './use-message-changes.ts';

const CopyToLanguages = dialogPart(
  'copy-to-languages',
  async () => (await import('../translations/copy-to-languages.tsx')).CopyToLanguages,
);

interface BulkActionsProps {
  /** The selected messages. */
  readonly messages: readonly ListedMessage[];
  readonly now: number;
  /** Clears the selection. */
  readonly onDone: () => void;
}

export function BulkActions({ messages, now, onDone }: BulkActionsProps) {
  const { cards } = useSession();
  const changes = useMessageChanges();
  const [dialog, setDialog] = useState<'campaign' | 'copy' | 'delete' | null>(null);
  // messages deleted in the draft are only listed because visitors still see them
  const drafts = messages.flatMap(({ draft }) => draft ?? []);
  const archived = drafts.filter(({ content }) => isArchived(content)).length;
  const isNone = drafts.length === 0;
  const finish = (work: () => void) => () => {
    setDialog(null);
    work();
    onDone();
  };
  return (
    <Row
      ref={coversEnd}
      as="section"
      gap={4}
      rows={2}
      above={3}
      inset="medium"
      surface="raised"
      className="studio-bulk"
      aria-label="Selected messages"
    >
      <Text weight="strong" numbers>
        {numberText(messages.length)} selected
      </Text>
      <Row gap={2}>
        {archived < drafts.length ? (
          <Button size="small" onPress={finish(() => changes.archive(drafts))}>
            Archive
          </Button>
        ) : null}
        {archived > 0 ? (
          <Button size="small" onPress={finish(() => changes.unarchive(drafts))}>
            Take out of the archive
          </Button>
        ) : null}
        <Button size="small" isDisabled={isNone} onPress={() => setDialog('campaign')}>
          Campaign…
        </Button>
        <Button size="small" isDisabled={isNone} onPress={() => setDialog('copy')}>
          Copy to languages…
        </Button>
        <Button size="small" isDisabled={isNone} onPress={() => setDialog('delete')}>
          Delete…
        </Button>
        <Button size="small" look="quiet" onPress={onDone}>
          Select none
        </Button>
      </Row>
      {dialog === 'campaign' ? (
        <CampaignDialog
          messages={drafts}
          onLabel={(campaign) => finish(() => changes.label(drafts, campaign))()}
          onClose={() => setDialog(null)}
        />
      ) : null}
      {dialog === 'copy' ? (
        <CopyToLanguages
          entries={drafts}
          cards={cards}
          onClose={(isDone) => (isDone ? finish(() => {})() : setDialog(null))}
        />
      ) : null}
      {dialog === 'delete' ? (
        <DeleteDialog
          title={null}
          count={drafts.length}
          live={messages.filter((message) => message.draft && languagesLive(message, now).length > 0).length}
          onDelete={finish(() => changes.remove(drafts))}
          onClose={() => setDialog(null)}
        />
      ) : null}
    </Row>
  );
}
