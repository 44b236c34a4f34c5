/** A message with what visitors see of it. */

import { useEntry } from '../data/draft-provider.tsx';
import { useChanges, usePublished } from '../data/use-changed.ts';
import type { MessageKind } from '../routing/route.ts';
import { type ListedMessage, listMessages } from './listed-message.ts';
import { isMessage } from './message-phase.ts';

/** @returns `null` if neither draft nor publication has it */
export function useListedMessage(kind: MessageKind, id: string): ListedMessage | null {
  const entry = useEntry(kind, id);
  const published = usePublished();
  const changes = useChanges();
  const messages = listMessages(entry && isMessage(entry) ? [entry] : [], published, changes);
  return messages.find((message) => message.kind === kind && message.id === id) ?? null;
}
