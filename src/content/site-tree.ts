/** Applies a site's own entries to the link tree; everything else is inherited from the main site. */

import { ownValue } from '../contract/own-value.ts';
import { MAIN_SITE } from '../contract/site.ts';
import type { LinkTreeFile, SiteFile } from './link-tree-schema.ts';

/** The link tree as a site shows it. @param site an id in `sites`, or `MAIN_SITE` */
export function siteTree(links: LinkTreeFile, site: string): LinkTreeFile {
  const own = ownValue(links.sites, site);
  if (!own) return links;
  const { navigation, footer, actions } = links;
  return {
    ...links,
    navigation: listOf(own.navigation, navigation, ({ id }) => id),
    footer: { ...footer, columns: listOf(own.footerColumns, footer.columns, ({ title }) => title) },
    actions: listOf(own.actions, actions, ({ id }) => id),
  };
}

/** Replaces names with the inherited entries, and omits names without one. */
function listOf<Entry extends object>(
  own: readonly (string | Entry)[] | undefined,
  inherited: Entry[],
  nameOf: (entry: Entry) => string,
): Entry[] {
  if (!own) return inherited;
  return own.flatMap((entry) =>
    typeof entry === 'string' ? (inherited.find((candidate) => nameOf(candidate) === entry) ?? []) : entry,
  );
}

/** The sites by id, the main site first, which needs no entry in the files. */
export function sitesIn({ sites }: Pick<LinkTreeFile, 'sites'>): Readonly<Record<string, SiteFile>> {
  return { [MAIN_SITE]: {}, ...sites };
}

/** The address of a site's home page. Only the main site needs none in the files. */
export function homeOf({ home = '/' }: SiteFile): string {
  return home;
}
