/** Replaces the generated part of a hand-written page. */

/**
 * @param page contains `<!-- NAME -->` and `<!-- end of NAME -->`
 * @throws Error if it does not contain both once, in this order
 */
export function replaceBetweenMarkers(page: string, name: string, text: string): string {
  const [before, rest = '', ...others] = page.split(`<!-- ${name} -->`);
  const [inside, after, ...more] = rest.split(`<!-- end of ${name} -->`);
  if (before === undefined || inside === undefined || after === undefined || others.length + more.length > 0) {
    throw new Error(`The page must have <!-- ${name} --> and <!-- end of ${name} --> once`);
  }
  return `${before}<!-- ${name} -->\n${text}\n<!-- end of ${name} -->${after}`;
}

/** The text between the markers, without line breaks at its ends. @throws Error if they are missing */
export function textBetweenMarkers(page: string, name: string): string {
  const [, inside] = new RegExp(`<!-- ${name} -->\n(.*?)\n?<!-- end of ${name} -->`, 's').exec(page) ?? [];
  if (inside === undefined) throw new Error(`The page has no <!-- ${name} -->`);
  return inside;
}
