/** Imports a module whose integrity is known, which an import by itself can't state. */

/**
 * @param src absolute
 * @param integrity as in the attribute
 * @returns what it exports; rejects where it can't be had, or is another one
 */
export function importChecked(src: string, integrity: string) {
  // the import takes the module that this link loads and checks
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', integrity, href: src });
  document.head.append(link);
  return import(src).finally(() => link.remove());
}
