/** Changes text that a test serves, builds or reads. */

/** @throws Error if there is nothing to replace: the test would show nothing */
export function changed(text: string, found: string | RegExp, replacement: string): string {
  const result = text.replace(found, replacement);
  if (result === text) throw new Error(`nothing is replaced: ${found}`);
  return result;
}
