/** The page in which a message is written. */

import { useDeferredValue } from 'react';
import { DEFAULT_LANGUAGE } from '../../../../../src/contract/language.ts';
import type { MessageKind } from '../../contract/draft.ts';
import { DELETED_PATH } from '../../contract/pages.ts';
import { ButtonLink } from '../controls/button.tsx';
import { FilledText } from '../controls/filled-text.tsx';
import type { ListedMessage } from '../entries/listed-message.ts';
import { PageHeading } from '../kit/page-heading.tsx';
import { DeletedActions } from '../messages/deleted-actions.tsx';
import { formatVisibility } from '../messages/format-visibility.ts';
import { useListedMessage } from '../messages/use-listed-message.ts';
import { entryTitle } from '../names/entry-names.ts';
import { Row } from '../primitives/layout.tsx';
import { useTimeZone } from '../time/time-zone.ts';
import { useNow } from '../time/use-now.ts';
import { BackLink } from './back-link.tsx';
import { MessageEditor } from './message-editor.tsx';

interface MessageEditorPageProps {
  readonly kind: MessageKind;
  readonly id: string;
}

export function MessageEditorPage({ kind, id }: MessageEditorPageProps) {
  // typed text renders first (language-editor.tsx), then everything derived from it
  const message = useDeferredValue(useListedMessage(kind, id));
  if (message?.draft) return <MessageEditor message={message} entry={message.draft} />;
  if (message) return <DeletedMessage message={message} />;
  return (
    <>
      <PageHeading title="No such message">It was deleted, or it has never existed.</PageHeading>
      <Row gap={3}>
        <ButtonLink href="/">Go to the messages</ButtonLink>
        <ButtonLink href={DELETED_PATH}>What was deleted</ButtonLink>
      </Row>
    </>
  );
}

/** Shown for a message that is deleted in the draft, but still published. */
function DeletedMessage({ message }: { readonly message: ListedMessage }) {
  const now = useNow(message.published);
  const timeZone = useTimeZone();
  const title = entryTitle(message.content, DEFAULT_LANGUAGE);
  return (
    <>
      <BackLink />
      <PageHeading title={title}>
        <FilledText text={formatVisibility(message, null, now, timeZone) ?? ''} />
      </PageHeading>
      <DeletedActions message={message} title={title} now={now} />
    </>
  );
}
