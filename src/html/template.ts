/** Splits rendered HTML at placeholders, so that what differs between pages can be filled in without rendering. */

export interface Template {
  readonly pieces: readonly Piece[];
  /** The name of each placeholder, once. */
  readonly names: readonly string[];
  /** Of the text between the placeholders, in bytes. */
  readonly size: number;
}

interface Piece {
  /** Text in UTF-8, or the name of a placeholder by its index. */
  readonly content: Uint8Array | number;
  /** The name in the same list item, by its index: if its value is empty, the piece is omitted. */
  readonly item: number | null;
}

/** The values of placeholders by name. */
export type Values = Readonly<Record<string, string>>;

/** A control character cannot come from content, posts or parameters, and neither renderers nor JSON change this one. */
const PLACEHOLDER = /\u007f\??([\w-]+)\u007f/;

/** The innermost list item around a placeholder that was made by `itemPlaceholder`. */
const ITEM = /(<li\b(?:(?!<li\b).)*?\u007f\?[\w-]+\u007f.*?<\/li>)/s;

/** The placeholder that was made by `itemPlaceholder`, in a list item. */
const ITEM_PLACEHOLDER = /\u007f\?([\w-]+)\u007f/;

const NOT_ASCII = /[^\0-\x7f]/;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A text that stands for a value while the HTML is rendered. */
export function placeholder(name: string): string {
  return `\u007f${name}\u007f`;
}

/** As `placeholder`; if the value is empty, the list item around it is omitted. */
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
 * @param escapeValue as the values need where the placeholders are
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

/** Addresses are ASCII and short, for which a loop is faster than an encoder. @param length of the text in bytes */
function write(text: string, length: number, bytes: Uint8Array, start: number): void {
  if (length !== text.length) encoder.encodeInto(text, bytes.subarray(start));
  else for (let index = 0; index < length; index += 1) bytes[start + index] = text.charCodeAt(index);
}

function valueNamed(name: string, values: Values): string {
  const value = values[name];
  if (value === undefined) throw new Error(`There is no value for "${name}"`);
  return value;
}

/** As the renderer does. */
export function escapeAttribute(value: string): string {
  return /["&<]/.test(value) ? value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;') : value;
}
