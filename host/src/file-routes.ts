/** The paths below `/chrome/` that browsers need, and how each is answered. */

/** By extension, the only types of files. */
const TYPES = new Map([
  ['css', 'text/css; charset=utf-8'],
  ['jpg', 'image/jpeg'],
  ['js', 'text/javascript; charset=utf-8'],
  ['json', 'application/json'],
  ['png', 'image/png'],
  ['svg', 'image/svg+xml'],
  ['txt', 'text/plain; charset=utf-8'],
  ['webp', 'image/webp'],
]);
const HTML = 'text/html; charset=utf-8';

/** The name ends with the first digits of its hash. */
const ASSET = /^\/chrome\/assets\/[\w-]{1,100}-[0-9a-f]{10}\.(\w{1,4})$/;
const CURRENT = /^\/chrome\/(?:elements\.(js)|loader\.(js)|licenses\.(txt))$/;
const FRAGMENT = /^\/chrome\/(?:header|footer|head|teaser\/[\w-]{1,64})$/;

/** In characters. */
const MAX_QUERY = 4_096;

export interface FileRoute {
  /** `asset`: never changes. `current`: of the current release. `fragment`: HTML that depends on its query. */
  readonly kind: 'asset' | 'current' | 'fragment';
  /** What is requested from the service; with the query only if the answer depends on it. */
  readonly path: string;
  /** The only content type that is passed on. */
  readonly type: string;
}

/**
 * @param address absolute; only its path and query are used
 * @returns `undefined` for everything that browsers do not need, such as paths with escapes
 */
export function fileRoute(address: string): FileRoute | undefined {
  const { pathname: path, search } = new URL(address);
  if (FRAGMENT.test(path)) {
    return search.length > MAX_QUERY ? undefined : { kind: 'fragment', path: path + search, type: HTML };
  }
  const extension = (ASSET.exec(path) ?? CURRENT.exec(path))?.slice(1).find(Boolean);
  const type = TYPES.get(extension ?? '');
  return type === undefined ? undefined : { kind: ASSET.test(path) ? 'asset' : 'current', path, type };
}
