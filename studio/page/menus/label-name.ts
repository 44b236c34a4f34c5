/** Names labels, which stand nowhere that people can point at, for people. Pure. */

/** `labels.skipLink` → `Skip link`; nothing for links and titles, which are read in their place. */
export function labelName(place: string): { readonly caption?: string } {
  const [, record, id = ''] = /^(labels|pills|social|teasers|blog)\.(.+?)(?:\.epigraph)?$/.exec(place) ?? [];
  if (record === undefined) return {};
  const words = id.replaceAll('-', ' ').replace(/([a-z])([A-Z])/g, '$1 $2');
  return { caption: words.charAt(0).toUpperCase() + words.slice(1).toLowerCase() };
}
