/** The page in which a message is written. */

import { ButtonLink } from '../controls/button.tsx';
import { useEntry } from '../data/draft-provider.tsx';
import { PageHeading } from '../frame/page-heading.tsx';
import { isMessage } from '../messages/message-phase.ts';
import type { MessageKind } from '../routing/route.ts';
import { MessageEditor } from './message-editor.tsx';

interface MessageEditorPageProps {
  readonly kind: MessageKind;
  readonly id: string;
}

export function MessageEditorPage({ kind, id }: MessageEditorPageProps) {
  const entry = useEntry(kind, id);
  if (entry && isMessage(entry)) return <MessageEditor entry={entry} />;
  return (
    <>
      <PageHeading title="No such message">It was deleted, or it has never existed.</PageHeading>
      <ButtonLink href="/">Go to the messages</ButtonLink>
    </>
  );
}
