/** Regular expressions that are published as JSON, where they have no flags. */

/** Makes the letters of a regular expression's source match in upper and lower case. */
export function inAnyCase(source: string): string {
  return source.replace(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
}
