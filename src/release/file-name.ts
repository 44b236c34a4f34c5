/** The names of content-hashed files, such as `chrome-1a2b3c4d5e.css`. */

/** Content types by file extension; other files are not served. */
export const CONTENT_TYPES = {
  css: 'text/css; charset=utf-8',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webp: 'image/webp',
} as const;

export interface FileParts {
  /** The first ten hexadecimal digits of the SHA-256 of its bytes. */
  readonly hash: string;
  readonly extension: keyof typeof CONTENT_TYPES;
}

const PATTERN = /^[a-z0-9-]+-([0-9a-f]{10})\.(css|jpg|js|json|png|svg|txt|webp)$/;

/** `null` for any other name. */
export function fileParts(file: string): FileParts | null {
  const [, hash, extension] = PATTERN.exec(file) ?? [];
  return hash && isExtension(extension) ? { hash, extension } : null;
}

function isExtension(text: string | undefined): text is keyof typeof CONTENT_TYPES {
  return text !== undefined && Object.hasOwn(CONTENT_TYPES, text);
}

/** The hash for a file's name. */
export async function fileHash(bytes: Uint8Array<ArrayBuffer> | ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest.subarray(0, 5), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
