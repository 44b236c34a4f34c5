/** An instant in the time zone of the preview; its title says the same in UTC. */

import { formatDayOrMoment, formatExactShortMoment } from '../contract/format-instant.ts';

interface InstantProps {
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly timeZone: string;
  /** Whether midnight is omitted. */
  readonly short?: boolean;
}

export function Instant({ at, timeZone, short = false }: InstantProps) {
  const text = (short ? formatDayOrMoment : formatExactShortMoment)(at, timeZone);
  return timeZone === 'UTC' ? text : <time title={formatExactShortMoment(at, 'UTC')}>{text}</time>;
}
