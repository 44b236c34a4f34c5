/** Matches addresses as `page.route` and `page.waitForURL` of Playwright do. */

export type AddressPattern = string | RegExp | ((url: URL) => boolean);

const SPECIAL = /[\\^$.+?()|[\]]/;

/** @param pattern an address, a glob with `*`, `**` and `{one,other}`, a regular expression, or a function */
export function matchesAddress(pattern: AddressPattern, url: string): boolean {
  if (typeof pattern === 'function') return pattern(new URL(url));
  return (pattern instanceof RegExp ? pattern : expressionOf(pattern)).test(url);
}

function expressionOf(glob: string): RegExp {
  const source = glob.replace(/\*\*\/|\*+|./gs, (part) => {
    if (part === '**/') return '(?:.*/)?';
    if (part.startsWith('*')) return part.length > 1 ? '.*' : '[^/]*';
    if (part === '{') return '(?:';
    if (part === '}') return ')';
    if (part === ',') return glob.includes('{') ? '|' : ',';
    return SPECIAL.test(part) ? `\\${part}` : part;
  });
  return new RegExp(`^${source}$`);
}
