/** Says which changes of an earlier visit were taken up again. */

import { useState } from 'react';
import { Link } from 'react-aria-components';
import { Button } from '../controls/button.tsx';
import { Notice } from '../controls/notice.tsx';
import { useDraft } from '../data/draft-provider.tsx';

export function RestoredNotice() {
  const { restored, entries } = useDraft();
  const [isClosed, setClosed] = useState(false);
  if (restored.length === 0 || isClosed) return null;
  const titles = restored.flatMap((key) => {
    const entry = entries.get(key);
    const [first] = Object.values(entry?.content?.languages ?? {});
    return entry && first ? [{ key, title: first.title.trim() || 'Untitled', kind: entry.kind }] : [];
  });
  return (
    <div className="studio-above">
      <Notice
        tone="info"
        title="What you had not saved is back"
        actions={
          <Button size="small" onPress={() => setClosed(true)}>
            OK
          </Button>
        }
      >
        <p>This browser kept changes from your last visit, and they are being saved now.</p>
        <ul>
          {titles.map(({ key, title, kind }) => (
            <li key={key}>
              <Link href={kind === 'card' ? '/cards' : `/messages/${key}`}>{title}</Link>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
