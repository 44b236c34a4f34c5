/** Says why a message is not saved: someone else has changed it too, or the save failed. */

import type { MessageKind } from '../../contract/draft.ts';
import { ConflictPanel } from '../conflict/conflict-panel.tsx';
import { Notice } from '../controls/notice.tsx';
import { useEntry } from '../data/draft-provider.tsx';
import { Text } from '../primitives/layout.tsx';

export function MessageNotices({ kind, id }: { readonly kind: MessageKind; readonly id: string }) {
  const entry = useEntry(kind, id);
  if (!entry) return null;
  const { saving, failure } = entry;
  return (
    <>
      {saving === 'conflict' ? <ConflictPanel entry={entry} /> : null}
      {failure && failure.reason !== 'offline' ? (
        <Text as="div" below={5}>
          <Notice tone="bad" title="Not saved">
            {failure.message} What you have written is kept in this browser.
          </Notice>
        </Text>
      ) : null}
    </>
  );
}
