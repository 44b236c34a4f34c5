/** Lists the unsaved changes of an earlier visit that were restored. */

import { useState } from 'react';
import { Link } from 'react-aria-components';
import { Button } from '../controls/button.tsx';
import { FilledText } from '../controls/filled-text.tsx';
import { Notice } from '../controls/notice.tsx';
import { useDraft } from '../data/draft-provider.tsx';
import { useMenuFiles } from '../data/use-menu-files.ts';
import { fieldPath } from '../names/entry-names.ts';
import { Text } from '../primitives/layout.tsx';
import { titleOf } from '../publish/pending-entries.ts';

export function RestoredNotice() {
  const restored = useDraft((draft) => draft.restored);
  const [isClosed, setClosed] = useState(false);
  if (restored.length === 0 || isClosed) return null;
  return (
    <Text as="div" below={5}>
      <Notice
        tone="info"
        title="Your unsaved changes are back"
        actions={
          <Button size="small" onPress={() => setClosed(true)}>
            OK
          </Button>
        }
      >
        <p>This browser kept changes from your last visit, and they are being saved now.</p>
        <ul>
          {restored.map((key) => (
            <RestoredEntry key={key} entry={key} />
          ))}
        </ul>
      </Notice>
    </Text>
  );
}

/** @param props.entry the entry's key; deleted entries show nothing */
function RestoredEntry({ entry: key }: { readonly entry: string }) {
  const entry = useDraft(({ entries }) => entries.get(key));
  const menus = useMenuFiles().data ?? null;
  if (!entry?.content || Object.keys(entry.content.languages).length === 0) return null;
  return (
    <li>
      <Link href={fieldPath(entry.kind, entry.id, null, null)}>
        <FilledText text={titleOf(entry, entry.content, menus)} />
      </Link>
    </li>
  );
}
