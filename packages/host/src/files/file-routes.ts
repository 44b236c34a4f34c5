/** Routes for the paths below `/chrome/` that browsers request. */

/** Content types by extension; other files are not served. */
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

/** File names end with the first digits of the content's hash. */
const ASSET = /^\/chrome\/assets\/[\w-]{1,100}-[0-9a-f]{10}\.(\w{1,4})$/;
const CURRENT = /^\/chrome\/(?:elements\.(js)|loader\.(js)|licenses\.(txt))$/;
const FRAGMENT = /^\/chrome\/(?:header|footer|head|teaser\/[\w-]{1,64})$/;

/** In characters. */
const MAX_QUERY = 4_096;

export interface FileRoute {
  /** `asset`: never changes. `current`: of the current release. `fragment`: HTML that depends on its query. */
  readonly kind: 'asset' | 'current' | 'fragment';
  /** The path to request from the service, with the query only if the answer depends on it. */
  readonly path: string;
  /** The only content type to accept from the service. */
  readonly type: string;
}

/**
 * @param address absolute; only its path and query are used
 * @returns `undefined` for any other path, such as one with percent escapes
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
