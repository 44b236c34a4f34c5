/** Serves the chrome's files from the host's own origin, and forwards what browsers have counted to the service. */

import { EVENTS_PATH } from '../forward-events.ts';
import { messageOf } from '../report.ts';
import { AnswerError, checkContent, checkState, essenceOf, LOOP_HEADER, StatusError } from '../request-service.ts';
import { integrityOf } from '../sha256.ts';
import { createAssetFiles, type FilesOptions } from './asset-files.ts';
import { createCurrentFiles } from './current-files.ts';
import { type FileRoute, fileRoute } from './file-routes.ts';

const METHODS: readonly string[] = ['GET', 'HEAD'];
const IMMUTABLE = 'public, max-age=31536000, immutable';
const END_TAG = /<\/[\w-]+>\s*$/;
const LICENSE = '</chrome/licenses.txt>; rel="license"';

/** Editors upload drawings, too: opened as a page, a drawing must not run scripts. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The response headers to forward from the service. */
const FORWARDED = [
  'cache-control',
  'content-language',
  'etag',
  'portico-notice',
  'portico-state',
  'portico-version',
  'x-robots-tag',
];

interface File {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly headers: Record<string, string>;
}

interface ChromeFilesOptions extends FilesOptions {
  /** Never rejects. */
  readonly forwardEvents: (request: Request) => Promise<void>;
}

/** @returns a function that never rejects; responses other than 200 have an empty body */
export function createChromeFiles(options: ChromeFilesOptions): (request: Request) => Promise<Response> {
  const { requestService, report } = options;
  const assetFor = createAssetFiles(options);
  const currentFor = createCurrentFiles(options);

  async function fileFor({ kind, path, type }: FileRoute): Promise<File> {
    const answered =
      kind === 'asset'
        ? await assetFor(path)
        : { ...(await (kind === 'current' ? currentFor(path, type) : requestService(path))), isListed: false };
    const { bytes, headers, isListed } = answered;
    const sent = { 'content-type': type, 'x-content-type-options': 'nosniff', ...extraOf(type) };
    if (isListed) return { bytes, headers: { ...sent, 'cache-control': IMMUTABLE } };
    checkContent(answered, type);
    if (kind === 'fragment') {
      checkState(headers);
      if (!END_TAG.test(new TextDecoder().decode(bytes.slice(-100))))
        throw new AnswerError('the fragment is incomplete');
    }
    const passedOn = FORWARDED.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    const etag = `"${await integrityOf(bytes)}"`;
    return { bytes, headers: { etag, 'cache-control': 'no-store', ...Object.fromEntries(passedOn), ...sent } };
  }

  return async (request) => {
    try {
      if (new URL(request.url).pathname === EVENTS_PATH) {
        if (request.method !== 'POST') return empty(405, { allow: 'POST' });
        await options.forwardEvents(request);
        return empty(204);
      }
      if (!METHODS.includes(request.method)) return empty(405, { allow: METHODS.join(', ') });
      const route = fileRoute(request.url);
      if (!route) return empty(404);
      if (request.headers.has(LOOP_HEADER)) {
        report('loop', 'service is the origin of this host, which cannot request itself');
        return empty(508);
      }
      const { bytes, headers } = await fileFor(route);
      if (matches(request.headers.get('if-none-match'), headers.etag))
        return new Response(null, { status: 304, headers });
      return new Response(request.method === 'HEAD' ? null : bytes, { headers });
    } catch (error) {
      return failure(error);
    }
  };

  function failure(error: unknown): Response {
    if (error instanceof StatusError && error.status === 404) return empty(404);
    report(`file ${messageOf(error)}`, `could not serve a file: ${messageOf(error)}`);
    return empty(error instanceof StatusError || error instanceof AnswerError ? 502 : 504);
  }
}

function empty(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

function extraOf(type: string): Record<string, string> {
  const essence = essenceOf(type);
  if (essence === 'text/javascript') return { link: LICENSE };
  return essence === 'image/svg+xml' ? { 'content-security-policy': DRAWING_POLICY } : {};
}

function matches(ifNoneMatch: string | null, etag: string | undefined): boolean {
  if (ifNoneMatch === null || etag === undefined) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag));
}
