/** Imports a module whose integrity is known; `import()` itself cannot check it. */

/**
 * @param src absolute
 * @param integrity as in the attribute
 * @returns its exports; rejects if it does not load, or does not match the integrity
 */
export function importChecked(src: string, integrity: string) {
  // the import takes the module that this link loads and checks
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.integrity = integrity;
  link.href = src;
  document.head.append(link);
  return import(src).finally(() => link.remove());
}
