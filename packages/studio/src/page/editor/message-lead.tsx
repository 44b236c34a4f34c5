/** Says below the title whether visitors see the message, whether the draft differs, and who changed it last. */

import { isArchived } from '../../contract/draft.ts';
import { formatAge, formatMomentInUtc, formatMomentInYear } from '../../contract/format-instant.ts';
import { BUILT_IN } from '../../contract/person.ts';
import { Badge } from '../controls/badge.tsx';
import { useSession } from '../data/draft-provider.tsx';
import type { ListedMessage } from '../entries/listed-message.ts';
import { ChangeBadge } from '../kit/change-badge.tsx';
import { Row, Text } from '../primitives/layout.tsx';
import { useTimeZone } from '../time/time-zone.ts';
import { liveText, statusOf } from './message-status.ts';

interface MessageLeadProps {
  readonly message: ListedMessage;
  readonly now: number;
}

export function MessageLead({ message, now }: MessageLeadProps) {
  const timeZone = useTimeZone();
  const status = statusOf(message, now);
  const { kind, content, change } = message;
  const live = liveText(message, now);
  return (
    <>
      <Row as="span" gap={2} rows={1} className="studio-status">
        <Badge tone={status.tone}>
          {status.text}
          {status.from === null ? null : (
            <time dateTime={new Date(status.from).toISOString()} title={formatMomentInUtc(status.from, timeZone)}>
              {' '}
              {formatMomentInYear(status.from, timeZone)}
            </time>
          )}
        </Badge>
        {change === 'changed' ? <Badge tone="accent">Changed since published</Badge> : null}
        {isArchived(content) ? <ChangeBadge change="archived" /> : null}
        {kind === 'announcement' ? 'Announcement' : 'Default message, shown where there are no announcements'}
      </Row>
      <Text as="span" above={1} block size="small">
        <LastChange message={message} now={now} timeZone={timeZone} />
        {live === null ? null : ` ${live}`}
      </Text>
    </>
  );
}

interface LastChangeProps extends MessageLeadProps {
  readonly timeZone: string;
}

function LastChange({ message: { draft }, now, timeZone }: LastChangeProps) {
  const { person } = useSession();
  const saved = draft?.saved;
  if (!saved) return 'Not saved yet.';
  if (saved.changedBy === BUILT_IN) return 'Written by your engineers.';
  const at = Date.parse(saved.changedAt);
  return (
    <>
      Last changed by {saved.changedBy === person ? 'you' : saved.changedBy},{' '}
      <time dateTime={saved.changedAt} title={formatMomentInUtc(at, timeZone)}>
        {formatAge(at, now)}
      </time>
      .
    </>
  );
}
