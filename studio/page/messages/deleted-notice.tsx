/** Says which messages were deleted from the draft, but are still shown to visitors. */

import { Notice } from '../controls/notice.tsx';
import { useDraft } from '../data/draft-provider.tsx';
import type { EntryChange } from '../data/use-changed.ts';
import { languagesLive } from './published-live.ts';

interface DeletedNoticeProps {
  readonly changes: ReadonlyMap<string, EntryChange>;
  readonly now: number;
}

export function DeletedNotice({ changes, now }: DeletedNoticeProps) {
  const { published } = useDraft();
  if (!published) return null;
  const titles = [...changes].flatMap(([key, change]) => {
    const [kind, id = ''] = key.split('/');
    if (change !== 'deleted' || kind !== 'announcement') return [];
    const live = languagesLive(published, id, now);
    const language = live.includes('en') ? 'en' : live[0];
    const message = language && published[language].announcements.find((announcement) => announcement.id === id);
    return message ? [`“${message.title}”`] : [];
  });
  if (titles.length === 0) return null;
  const list = new Intl.ListFormat('en-GB').format(titles);
  return <Notice tone="info">{list}: deleted here, but shown to visitors until you publish.</Notice>;
}
