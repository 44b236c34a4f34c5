/** An instant in the time zone of the preview; its title says the same in UTC. */

import { instantText, shortInstantText } from './instant-text.ts';

interface InstantProps {
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly timeZone: string;
  /** Whether midnight is omitted. */
  readonly short?: boolean;
}

export function Instant({ at, timeZone, short = false }: InstantProps) {
  const text = (short ? shortInstantText : instantText)(at, timeZone);
  return timeZone === 'UTC' ? text : <time title={instantText(at, 'UTC')}>{text}</time>;
}
