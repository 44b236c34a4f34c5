/** Lists active links to shared previews. */

import type { Share } from '../../contract/api.ts';
import { formatDay } from '../../contract/format-instant.ts';
import { Button } from '../controls/button.tsx';

import { Row, Text } from '../primitives/layout.tsx';

import { Moment } from '../time/moment.tsx';
import { useTimeZone } from '../time/time-zone.ts';

interface ShareListProps {
  readonly shares: readonly Share[];
  readonly isBusy: boolean;
  readonly onEnd: (id: string) => void;
}

export function ShareList({ shares, isBusy, onEnd }: ShareListProps) {
  const timeZone = useTimeZone();
  if (shares.length === 0)
    return (
      <Text size="small" tone="quiet">
        No active links.
      </Text>
    );
  return (
    <ul>
      {shares.map(({ id, createdAt, createdBy, expiresAt, only }) => (
        <Row key={id} as="li" gap={4} justify="between" oneLine padBlock={3} line="start">
          <Text as="div" shrinks breaks>
            <p>{only ? `${'release' in only ? 'Release' : 'Draft of'} “${only.name}”` : 'Whole draft'}</p>
            <Text size="small" tone="quiet">
              By {createdBy} on {formatDay(Date.parse(createdAt), timeZone)}, until{' '}
              <Moment at={Date.parse(expiresAt)} />
            </Text>
          </Text>
          <Button size="small" isDisabled={isBusy} onPress={() => onEnd(id)}>
            End<span className="studio-visually-hidden"> the link of {createdBy}</span>
          </Button>
        </Row>
      ))}
    </ul>
  );
}
