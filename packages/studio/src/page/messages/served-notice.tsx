/** Warns if visitors don't see the latest version yet, which the list calls live. */

import type { VersionSummary } from '../../contract/api.ts';
import { formatDistance } from '../../contract/format-instant.ts';
import { Button } from '../controls/button.tsx';
import { Notice } from '../controls/notice.tsx';
import { useDraftStore } from '../data/draft-provider.tsx';
import { useStatus } from '../data/use-status.ts';

interface ServedNoticeProps {
  readonly latest: VersionSummary;
  /** Whether the messages of the latest version could be loaded. */
  readonly isKnown: boolean;
  readonly now: number;
}

/** In milliseconds: how long a version may take to reach visitors. */
const USUAL = 3 * 60_000;

export function ServedNotice({ latest: { version, publishedAt }, isKnown, now }: ServedNoticeProps) {
  const store = useDraftStore();
  const served = useStatus(version)?.served ?? version;
  if (!isKnown) {
    return (
      <Notice
        tone="caution"
        title="What visitors see could not be loaded"
        actions={<Button onPress={() => void store.load()}>Try again</Button>}
      >
        The list shows the draft as if it were published.
      </Notice>
    );
  }
  if (served === version) return null;
  const isLate = now - Date.parse(publishedAt) > USUAL;
  const published = formatDistance(Date.parse(publishedAt), now);
  return (
    <Notice tone={isLate ? 'caution' : 'info'} title={`Visitors see version ${served}`}>
      The list says what is live in version {version}, published {published === 'now' ? 'a moment ago' : published}.{' '}
      {isLate ? 'Tell your Portico team.' : 'Sites show it within two minutes.'}
    </Notice>
  );
}
