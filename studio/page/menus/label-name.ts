/** Names labels, which stand nowhere that people can point at, for people. Pure. */

/**
 * `labels.skipLink` → `Skip link`, `blog.news.format` → `News, format`; nothing for links and titles, which are read in
 * their place.
 */
export function labelName(place: string): { readonly caption?: string } {
  const found = /^(?:labels|pills|social|teasers|blog)\.(.+?)(?:\.epigraph|\.source|(\.format))?$/.exec(place);
  if (!found) return {};
  const [, id = '', format] = found;
  const words = id.replaceAll('-', ' ').replace(/([a-z])([A-Z])/g, '$1 $2');
  const caption = words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
  return { caption: format === undefined ? caption : `${caption}, format` };
}
