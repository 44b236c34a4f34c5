/** Reads and changes which sites show a message. */

import type { SiteName } from '../../entries/audience.ts';
import { listIn } from '../../fields/lines.ts';

interface SiteOption extends SiteName {
  readonly isShown: boolean;
}

/**
 * The company's sites, and those in the message that no longer exist.
 *
 * @param value as in `MessageFields`; empty for all sites
 */
export function shownSites(value: string, known: readonly SiteName[]): readonly SiteOption[] {
  const chosen = listIn(value);
  const unknown = chosen.filter((id) => known.every((site) => site.id !== id));
  return [
    ...known.map((site) => ({ ...site, isShown: chosen.length === 0 || chosen.includes(site.id) })),
    ...unknown.map((id) => ({ id, title: `${id} (no longer a site)`, isShown: true })),
  ];
}

/** @returns the new value: empty if exactly the company's sites show the message */
export function toggledSite(value: string, known: readonly SiteName[], id: string): string {
  const options = shownSites(value, known).filter(({ id: own, isShown }) => (own === id ? !isShown : isShown));
  const isAll =
    options.length === known.length && options.every((option) => known.some((site) => site.id === option.id));
  return isAll ? '' : options.map((option) => option.id).join('\n');
}
