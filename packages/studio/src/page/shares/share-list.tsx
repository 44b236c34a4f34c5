/** Lists active links to shared previews. */

import type { Share } from '../../contract/api.ts';
import { formatDay } from '../../contract/format-instant.ts';
import { Button } from '../controls/button.tsx';
import { Moment } from '../time/moment.tsx';
import { useTimeZone } from '../time/time-zone.ts';

interface ShareListProps {
  readonly shares: readonly Share[];
  readonly isBusy: boolean;
  readonly onEnd: (id: string) => void;
}

export function ShareList({ shares, isBusy, onEnd }: ShareListProps) {
  const timeZone = useTimeZone();
  if (shares.length === 0) return <p className="studio-shares__none">No active links.</p>;
  return (
    <ul className="studio-shares__list">
      {shares.map(({ id, createdAt, createdBy, expiresAt }) => (
        <li key={id} className="studio-shares__link">
          <div className="studio-shares__text">
            <p className="studio-shares__who">{createdBy}</p>
            <p className="studio-shares__when">
              Made on {formatDay(Date.parse(createdAt), timeZone)}, until <Moment at={Date.parse(expiresAt)} />
            </p>
          </div>
          <Button size="small" isDisabled={isBusy} onPress={() => onEnd(id)}>
            End<span className="studio-visually-hidden"> the link of {createdBy}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
