/** SHA-256 in the formats of file names and integrity attributes. */

export async function integrityOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return `sha256-${btoa(String.fromCharCode(...(await digest(bytes))))}`;
}

/** In hexadecimal digits. */
export async function hashOf(text: string): Promise<string> {
  return hexOf(new TextEncoder().encode(text));
}

/** In hexadecimal digits. */
export async function hexOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return Array.from(await digest(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}
