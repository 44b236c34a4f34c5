/** The menu of actions for a message in the list. */

import { useRef, useState } from 'react';
import { Button, Menu, MenuItem, Popover } from 'react-aria-components';
import { DEFAULT_LANGUAGE } from '../../../../../src/contract/language.ts';
import { isArchived } from '../../contract/draft.ts';
import { messagePath } from '../../contract/pages.ts';
import { useFill } from '../controls/filled-text.tsx';
import { useDraftStore } from '../data/draft-provider.tsx';
import { type ListedMessage, languagesLive } from '../entries/listed-message.ts';
import type { MessageEntry } from '../entries/message-entry.ts';
import { newMessageId } from '../entries/message-id.ts';
import { previewOf } from '../entries/preview-of.ts';
import { useEdit } from '../kit/use-edit.ts';
import { useRevert } from '../kit/use-revert.ts';
import { useHasRole } from '../rights/use-rights.ts';
import { useNavigation } from '../routing/navigation.tsx';
import { ShareDialog } from '../shares/share-part.ts';
import { CampaignDialog } from './campaign-part.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { EndDialog } from './end-dialog.tsx';
import { withArchived } from './message-settings.ts';
import { useMessageChanges } from './use-message-changes.ts';

interface MessageActionsProps {
  readonly message: ListedMessage;
  readonly draft: MessageEntry;
  readonly title: string;
  readonly now: number;
}

export function MessageActions({ message, draft, title, now }: MessageActionsProps) {
  const { kind, id, content } = draft;
  const { published, change } = message;
  const store = useDraftStore();
  const revert = useRevert();
  const edit = useEdit();
  const changes = useMessageChanges();
  const { navigate, path } = useNavigation();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [dialog, setDialog] = useState<'end' | 'delete' | 'campaign' | 'share' | null>(null);
  const live = languagesLive(message, now);
  const fill = useFill();
  if (!useHasRole('author')) return null;

  const isPutAway = isArchived(content);

  function duplicate() {
    const copy = newMessageId(title);
    store.change(kind, copy, withArchived(content, false));
    navigate(messagePath(kind, copy));
  }

  function remove() {
    setDialog(null);
    if (path === messagePath(kind, id)) navigate('/');
    edit([{ kind, id, content: null }], `“${title}” was deleted.`);
  }

  return (
    <>
      <Button
        ref={button}
        className="studio-button studio-button--quiet studio-button--icon"
        aria-label={fill(`Actions for “${title}”`)}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
      >
        <span className="studio-dots" aria-hidden="true" />
      </Button>
      {/* rendered on demand, because the list is long */}
      {isOpen ? (
        <Popover className="studio-popover" placement="bottom end" triggerRef={button} isOpen onOpenChange={setOpen}>
          <Menu
            className="studio-options"
            aria-label={fill(`Actions for “${title}”`)}
            autoFocus="first"
            onClose={() => setOpen(false)}
          >
            <MenuItem className="studio-option" href={messagePath(kind, id)}>
              Edit
            </MenuItem>
            <MenuItem className="studio-option" onAction={duplicate}>
              Duplicate
            </MenuItem>
            <MenuItem className="studio-option" onAction={() => setDialog('share')}>
              Share a preview…
            </MenuItem>
            <MenuItem className="studio-option" onAction={() => setDialog('campaign')}>
              Campaign…
            </MenuItem>
            {published === null || change !== 'changed' ? null : (
              <MenuItem className="studio-option" onAction={() => revert({ id, title, content, published })}>
                Revert to published
              </MenuItem>
            )}
            {live.length === 0 ? null : (
              <MenuItem className="studio-option" onAction={() => setDialog('end')}>
                End now…
              </MenuItem>
            )}
            <MenuItem
              className="studio-option"
              onAction={() => (isPutAway ? changes.unarchive([draft]) : changes.archive([draft]))}
            >
              {isPutAway ? 'Take out of the archive' : 'Archive'}
            </MenuItem>
            <MenuItem className="studio-option studio-option--danger" onAction={() => setDialog('delete')}>
              Delete…
            </MenuItem>
          </Menu>
        </Popover>
      ) : null}
      {dialog === 'campaign' ? (
        <CampaignDialog
          messages={[draft]}
          onLabel={(campaign) => {
            setDialog(null);
            changes.label([draft], campaign);
          }}
          onClose={() => setDialog(null)}
        />
      ) : null}
      {dialog === 'share' ? (
        <ShareDialog
          only={{ kind, id, name: title }}
          parameters={previewOf(draft, DEFAULT_LANGUAGE, now)}
          onClose={() => setDialog(null)}
        />
      ) : null}
      {dialog === 'end' ? <EndDialog id={id} title={title} languages={live} onClose={() => setDialog(null)} /> : null}
      {dialog === 'delete' ? (
        <DeleteDialog
          title={title}
          count={1}
          live={live.length > 0 ? 1 : 0}
          onDelete={remove}
          onClose={() => setDialog(null)}
        />
      ) : null}
    </>
  );
}
