/** Whether a link leads to the page that the host shows. */

/** Compares paths without a trailing slash; another origin is never current. */
export function isCurrent(url: string, path: string | null): boolean {
  return path !== null && url.startsWith('/') && trimmed(url) === trimmed(path);
}

function trimmed(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}
