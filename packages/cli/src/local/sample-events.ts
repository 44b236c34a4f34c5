/** Invents visitors' events for computers without visitors: the same events each time. */

export interface SampleMessage {
  readonly id: string;
  readonly languages: readonly string[];
  readonly sites: readonly string[];
  /** Instants in ISO 8601; `null` without a limit. */
  readonly start: string | null;
  readonly end: string | null;
  /** In the first language, on a usual day. */
  readonly views: number;
  /** Of the views, from 0 to 1. */
  readonly clicked: number;
  readonly dismissed: number;
}

/** Identical events of one day. */
export interface SampleEvents {
  readonly id: string;
  readonly kind: 'seen' | 'click' | 'dismiss';
  readonly site: string;
  readonly language: string;
  /** Such as `2026-11-24 12:00:00`. */
  readonly timestamp: string;
  /** How many data points are stored; each stands for `weight` events. */
  readonly points: number;
  readonly weight: number;
}

const DAYS = 90;
/** In milliseconds. */
const DAY = 86_400_000;
/** As if one event in 20 were counted. */
const WEIGHT = 20;
/** The views of a Saturday or Sunday, as a share of another day's. */
const WEEKEND = 0.55;

/** Events of the last 90 days, including today. @param now milliseconds since 1970 */
export function sampleEvents(messages: readonly SampleMessage[], now: number): readonly SampleEvents[] {
  const noon = Math.floor(now / DAY) * DAY + DAY / 2;
  const days = Array.from({ length: DAYS }, (_, index) => noon - (DAYS - 1 - index) * DAY);
  return messages.flatMap((message) =>
    days
      .filter((day) => day >= limit(message.start, 0) && day < limit(message.end, Number.POSITIVE_INFINITY))
      .flatMap((day) => eventsOfDay(message, day, now)),
  );
}

function limit(instant: string | null, without: number): number {
  return instant === null ? without : Date.parse(instant);
}

function eventsOfDay(message: SampleMessage, day: number, now: number): readonly SampleEvents[] {
  const { id, languages, sites, views, clicked, dismissed } = message;
  // today's noon may be in the future
  const timestamp = new Date(Math.min(day, now)).toISOString().slice(0, 19).replace('T', ' ');
  const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
  return languages.flatMap((language, rank) =>
    sites.flatMap((site, place) => {
      const key = `${id} ${language} ${site} ${day / DAY}`;
      const usual = (views / (1 + rank) / (1 + 3 * place)) * (isWeekend ? WEEKEND : 1);
      const seen = Math.round((usual / WEIGHT) * (0.8 + 0.4 * random(key)));
      const part = (share: number, name: string) =>
        Array.from({ length: seen }, (_, index) => random(`${name} ${index} ${key}`)).filter((value) => value < share)
          .length;
      const counts = { seen, click: part(clicked, 'click'), dismiss: part(dismissed, 'dismiss') };
      return (['seen', 'click', 'dismiss'] as const).flatMap((kind) =>
        counts[kind] === 0 ? [] : [{ id, kind, site, language, timestamp, points: counts[kind], weight: WEIGHT }],
      );
    }),
  );
}

/** From 0 to 1, the same for the same text. */
function random(text: string): number {
  let hash = 2_166_136_261;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619);
  }
  // the last characters change only the last bits
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507);
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296;
}
