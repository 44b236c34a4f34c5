/** A message with what visitors see of it. */

import { useMemo } from 'react';
import { entryKey, type MessageKind } from '../../contract/draft.ts';
import { useEntry } from '../data/draft-provider.tsx';
import { useChange, usePublished } from '../data/use-changed.ts';
import { type ListedMessage, listMessages } from '../entries/listed-message.ts';
import { isMessage } from '../entries/message-entry.ts';

/** @returns `null` if neither draft nor publication has it */
export function useListedMessage(kind: MessageKind, id: string): ListedMessage | null {
  const entry = useEntry(kind, id);
  const published = usePublished();
  const change = useChange({ kind, id });
  return useMemo(() => {
    const changes = new Map(change === null ? [] : [[entryKey({ kind, id }), change]]);
    const [message = null] = listMessages(entry && isMessage(entry) ? [entry] : [], published, changes);
    return message;
  }, [kind, id, entry, published, change]);
}
