/** Splits rendered HTML at placeholders, so that what differs between pages can be filled in without rendering. */

export interface Template {
  /** In UTF-8, one more than there are names: what is before each placeholder, and what is after the last. */
  readonly chunks: readonly Uint8Array[];
  /** The name of each placeholder, in order. */
  readonly names: readonly string[];
  /** Of all chunks together, in bytes. */
  readonly size: number;
}

/** A control character cannot come from content, posts or parameters, and neither renderers nor JSON change this one. */
const PLACEHOLDER = /\u007f([\w-]+)\u007f/;

const encoder = new TextEncoder();

/** A text that stands for a value while the HTML is rendered. */
export function placeholder(name: string): string {
  return `\u007f${name}\u007f`;
}

export function createTemplate(html: string): Template {
  const pieces = html.split(PLACEHOLDER);
  const chunks = pieces.filter((_, index) => index % 2 === 0).map((text) => encoder.encode(text));
  const names = pieces.filter((_, index) => index % 2 === 1);
  return { chunks, names, size: sizeOf(chunks) };
}

/**
 * @param values by name; they are escaped as in an attribute
 * @returns UTF-8
 * @throws Error if a value is missing
 */
export function fillTemplate(
  { chunks, names, size }: Template,
  values: Readonly<Record<string, string>>,
): Uint8Array<ArrayBuffer> {
  const encoded = new Map<string, Uint8Array>();
  const filled = names.map((name) => {
    const bytes = encoded.get(name) ?? encoder.encode(escapeAttribute(valueNamed(name, values)));
    encoded.set(name, bytes);
    return bytes;
  });
  const html = new Uint8Array(size + sizeOf(filled));
  let end = 0;
  chunks.forEach((chunk, index) => {
    const value = filled[index];
    html.set(chunk, end);
    end += chunk.length;
    if (!value) return;
    html.set(value, end);
    end += value.length;
  });
  return html;
}

function valueNamed(name: string, values: Readonly<Record<string, string>>): string {
  const value = values[name];
  if (value === undefined) throw new Error(`There is no value for "${name}"`);
  return value;
}

/** As the renderer does. */
function escapeAttribute(value: string): string {
  return /["&<]/.test(value) ? value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;') : value;
}

function sizeOf(parts: readonly Uint8Array[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0);
}
