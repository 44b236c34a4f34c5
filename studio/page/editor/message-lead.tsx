/** Says what kind of message this is, in which languages visitors see it now, and whether the draft differs. */

import { LANGUAGES } from '../../../src/contract/language.ts';
import { ChangeBadge } from '../messages/change-badge.tsx';
import { type ListedMessage, languagesLive } from '../messages/listed-message.ts';
import { languageNames } from '../names/language-names.ts';

interface MessageLeadProps {
  readonly message: ListedMessage;
  readonly now: number;
}

export function MessageLead({ message, now }: MessageLeadProps) {
  const { kind, change } = message;
  const live = languagesLive(message, now);
  const languages = live.length === LANGUAGES.length ? 'all languages' : languageNames(live);
  return (
    <>
      {kind === 'announcement' ? 'Announcement' : 'Default message, shown where there are no announcements'}
      {live.length > 0 && `, live now in ${languages}`} {change !== null && <ChangeBadge change={change} />}
    </>
  );
}
