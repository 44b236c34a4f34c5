/** The page in which a message is written. */

import { useDeferredValue } from 'react';
import { ButtonLink } from '../controls/button.tsx';
import { PageHeading } from '../frame/page-heading.tsx';
import { useListedMessage } from '../messages/use-listed-message.ts';
import type { MessageKind } from '../routing/route.ts';
import { DeletedMessage } from './deleted-message.tsx';
import { MessageEditor } from './message-editor.tsx';

interface MessageEditorPageProps {
  readonly kind: MessageKind;
  readonly id: string;
}

export function MessageEditorPage({ kind, id }: MessageEditorPageProps) {
  // what someone types is shown first (language-editor.tsx), and then what follows from it
  const message = useDeferredValue(useListedMessage(kind, id));
  if (message?.draft) return <MessageEditor message={message} entry={message.draft} />;
  if (message) return <DeletedMessage message={message} />;
  return (
    <>
      <PageHeading title="No such message">It was deleted, or it has never existed.</PageHeading>
      <ButtonLink href="/">Go to the messages</ButtonLink>
    </>
  );
}
