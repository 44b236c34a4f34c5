/** Builds regular expressions without flags, which the manifest publishes as JSON. */

/** Rewrites the source of a regular expression so that its letters match in either case. */
export function caseInsensitive(source: string): string {
  return source.replace(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
}
