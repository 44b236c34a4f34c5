/** What the web-features package says of each part of the web platform: its Baseline status and date. */

import { features } from 'web-features';

export interface Support {
  /** As the package names it, such as `has`. */
  readonly feature: string;
  /** Widely available: for 30 months in every browser of Baseline. Newly: for less. Limited: not in every one. */
  readonly status: 'widely' | 'newly' | 'limited';
  /** ISO date: when the last browser of Baseline got it; empty where it is limited. */
  readonly since: string;
}

const STATUS = { high: 'widely', low: 'newly' } as const;

const supportByKey = new Map<string, Support>();
for (const [feature, data] of Object.entries(features)) {
  if (data.kind !== 'feature') continue;
  for (const key of data.compat_features ?? []) {
    const { baseline, baseline_low_date: since = '' } = data.status.by_compat_key?.[key] ?? data.status;
    const available = typeof baseline === 'string';
    supportByKey.set(key, {
      feature,
      status: available ? STATUS[baseline] : 'limited',
      // "≤" marks dates before which nobody looked
      since: available ? since.replace('≤', '') : '',
    });
  }
}

/** Keys of MDN's compatibility data, such as `css.selectors.has`; those that the package does not know are left out. */
export function knownKeys(candidates: Iterable<string>): string[] {
  return [...candidates].filter((key) => supportByKey.has(key));
}

/** The keys that begin like one of `beginnings`, by the last part of their names. */
export function keysByName(beginnings: readonly string[]): Map<string, string[]> {
  const byName = new Map<string, string[]>();
  for (const key of supportByKey.keys()) {
    if (!beginnings.some((beginning) => key.startsWith(beginning))) continue;
    const name = key.slice(key.lastIndexOf('.') + 1).replace(/_static$/, '');
    byName.set(name, [...(byName.get(name) ?? []), key]);
  }
  return byName;
}

/** Of several things with one name, the one that browsers have had longest: what is used may be that one. */
export function oldest(keys: readonly string[]): string | undefined {
  return keys.toSorted((a, b) => Number(isNewer(a, b)) - Number(isNewer(b, a)))[0];
}

/** A feature is as new as the newest part of it that is used. */
export function supportOf(keys: Iterable<string>): Map<string, Support> {
  const newest = new Map<string, string>();
  for (const key of knownKeys(keys)) {
    const { feature } = at(key);
    const before = newest.get(feature);
    if (before === undefined || isNewer(key, before)) newest.set(feature, key);
  }
  return new Map([...newest].map(([feature, key]) => [feature, at(key)]));
}

function isNewer(key: string, other: string): boolean {
  const [a, b] = [at(key), at(other)];
  return a.status === 'limited' ? b.status !== 'limited' : b.status !== 'limited' && a.since > b.since;
}

function at(key: string): Support {
  const support = supportByKey.get(key);
  if (support === undefined) throw new Error(`Nothing is known of ${key}`);
  return support;
}
