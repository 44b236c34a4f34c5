/** Parses the names of texts that configure blog sources, such as `blog.news`. */

/** What a text sets: the address or format of a source, or which source a teaser shows. */
export interface BlogPlace {
  readonly kind: 'address' | 'format' | 'choice';
  /** The name of the source, or of the teaser for a choice. */
  readonly name: string;
}

/** @returns `null` for any other text */
export function blogPlace(place: string): BlogPlace | null {
  const [, source, format] = /^blog\.([^.]+)(\.format)?$/.exec(place) ?? [];
  if (source !== undefined) return { kind: format === undefined ? 'address' : 'format', name: source };
  const [, teaser] = /^teasers\.([^.]+)\.source$/.exec(place) ?? [];
  return teaser === undefined ? null : { kind: 'choice', name: teaser };
}

export function addressPlace(source: string): string {
  return `blog.${source}`;
}

export function formatPlace(source: string): string {
  return `blog.${source}.format`;
}

export function choicePlace(teaser: string): string {
  return `teasers.${teaser}.source`;
}
