/** The page in which a message is written. */

import { PageHeading } from '../frame/page-heading.tsx';
import type { MessageKind } from '../routing/route.ts';

interface MessageEditorPageProps {
  readonly kind: MessageKind;
  readonly id: string;
}

export function MessageEditorPage({ id }: MessageEditorPageProps) {
  return <PageHeading title={id} />;
}
