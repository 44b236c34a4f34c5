/** IANA time zones that the browser knows. */

import { timeZoneName } from '../../contract/time-zone.ts';

export interface TimeZone {
  /** Such as `Europe/Berlin`. */
  readonly id: string;
  /** Such as `Berlin (Europe), UTC+1`. */
  readonly label: string;
}

/** The computer's zone. */
export function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** All zones with their offset at an instant, the computer's own and UTC first. */
export function timeZones(at: number): readonly TimeZone[] {
  const others = Intl.supportedValuesOf('timeZone');
  const ids = [...new Set([ownTimeZone(), 'UTC', ...others])];
  return ids.map((id) => ({ id, label: timeZoneLabel(id, at) }));
}

/** `Berlin (Europe), UTC+1` */
export function timeZoneLabel(id: string, at: number): string {
  if (id === 'UTC') return 'UTC';
  const area = id.includes('/') ? ` (${id.split('/').slice(0, -1).join(', ').replaceAll('_', ' ')})` : '';
  return `${timeZoneName(id)}${area}, ${offsetName(id, at)}`;
}

/** `UTC+1`, `UTC+5:30` */
export function offsetName(id: string, at: number): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: id, timeZoneName: 'shortOffset' }).formatToParts(at);
  return (parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT').replace('GMT', 'UTC');
}
