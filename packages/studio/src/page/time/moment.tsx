/** A moment in the person's time zone; its title says the same in UTC. */

import { formatMomentWithZone } from '../../contract/format-instant.ts';
import { useTimeZone } from './time-zone.ts';

/** @param at milliseconds since 1970 */
export function Moment({ at }: { readonly at: number }) {
  const timeZone = useTimeZone();
  return (
    <time dateTime={new Date(at).toISOString()} title={formatMomentWithZone(at, 'UTC')}>
      {formatMomentWithZone(at, timeZone)}
    </time>
  );
}
