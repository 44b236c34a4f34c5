/** Splits rendered HTML at placeholders, so that per-page values can be filled in without rendering again. */

export interface Template {
  readonly pieces: readonly Piece[];
  /** Placeholder names, without duplicates. */
  readonly names: readonly string[];
  /** The size of the text between placeholders, in bytes. */
  readonly size: number;
}

interface Piece {
  /** UTF-8 text, or the index of a placeholder's name. */
  readonly content: Uint8Array | number;
  /** The index of a name whose empty value omits this piece, which is in the same list item. */
  readonly item: number | null;
}

/** The values of placeholders by name. */
export type Values = Readonly<Record<string, string>>;

/** U+007F cannot come from content, posts or parameters, and renderers and JSON leave it unchanged. */
const PLACEHOLDER = /\u007f\??([\w-]+)\u007f/;

/** The innermost list item around a placeholder from `itemPlaceholder`. */
const ITEM = /(<li\b(?:(?!<li\b).)*?\u007f\?[\w-]+\u007f.*?<\/li>)/s;

/** A placeholder from `itemPlaceholder`. */
const ITEM_PLACEHOLDER = /\u007f\?([\w-]+)\u007f/;

const NOT_ASCII = /[^\0-\x7f]/;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A text that stands for a value while the HTML is rendered. */
export function placeholder(name: string): string {
  return `\u007f${name}\u007f`;
}

/** Like `placeholder`, but an empty value omits the surrounding list item. */
export function itemPlaceholder(name: string): string {
  return placeholder(`?${name}`);
}

export function createTemplate(html: string): Template {
  const names: string[] = [];
  const indexOf = (name: string) => {
    if (!names.includes(name)) names.push(name);
    return names.indexOf(name);
  };
  const pieces = html.split(ITEM).flatMap((text, index) => {
    const [, itemName] = (index % 2 === 1 && ITEM_PLACEHOLDER.exec(text)) || [];
    const item = itemName === undefined ? null : indexOf(itemName);
    return text.split(PLACEHOLDER).map((part, place): Piece => {
      return { content: place % 2 === 0 ? encoder.encode(part) : indexOf(part), item };
    });
  });
  const size = pieces.reduce((sum, { content }) => sum + (typeof content === 'number' ? 0 : content.length), 0);
  return { pieces, names, size };
}

/** The HTML with its placeholders, as it was rendered. */
export function templateText({ pieces, names }: Template): string {
  return pieces
    .map(({ content, item }) => {
      if (typeof content !== 'number') return decoder.decode(content);
      return content === item ? itemPlaceholder(names[content] ?? '') : placeholder(names[content] ?? '');
    })
    .join('');
}

/**
 * @param escapeValue escapes a value for the context of its placeholder
 * @returns UTF-8
 * @throws Error if a value is missing
 */
export function fillTemplate(
  { pieces, names }: Template,
  values: Values,
  escapeValue: (value: string, name: string) => string = escapeAttribute,
): Uint8Array<ArrayBuffer> {
  const texts = names.map((name) => escapeValue(valueNamed(name, values), name));
  const lengths = texts.map(byteLength);
  const isSent = ({ item }: Piece) => item === null || texts[item] !== '';
  const sent = texts.includes('') ? pieces.filter(isSent) : pieces;
  let size = 0;
  for (const { content } of sent) size += typeof content === 'number' ? (lengths[content] ?? 0) : content.length;
  const html = new Uint8Array(size);
  let end = 0;
  for (const { content } of sent) {
    if (typeof content === 'number') {
      const length = lengths[content] ?? 0;
      write(texts[content] ?? '', length, html, end);
      end += length;
    } else {
      html.set(content, end);
      end += content.length;
    }
  }
  return html;
}

function byteLength(text: string): number {
  return NOT_ASCII.test(text) ? encoder.encode(text).length : text.length;
}

/** A loop is faster than an encoder for short ASCII, such as addresses. @param length the length in bytes */
function write(text: string, length: number, bytes: Uint8Array, start: number): void {
  if (length !== text.length) encoder.encodeInto(text, bytes.subarray(start));
  else for (let index = 0; index < length; index += 1) bytes[start + index] = text.charCodeAt(index);
}

function valueNamed(name: string, values: Values): string {
  const value = values[name];
  if (value === undefined) throw new Error(`There is no value for "${name}"`);
  return value;
}

/** Escapes like the renderer. */
export function escapeAttribute(value: string): string {
  return /["&<]/.test(value) ? value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;') : value;
}
