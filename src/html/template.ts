/** Splits rendered HTML at placeholders, so that what differs between pages can be filled in without rendering. */

export interface Template {
  readonly pieces: readonly Piece[];
  /** The name of each placeholder, once. */
  readonly names: readonly string[];
  /** Of the text between the placeholders, in bytes. */
  readonly size: number;
}

/** Text in UTF-8, a placeholder, or a list item that is left out if the value of its placeholder is empty. */
type Piece = Uint8Array | { readonly name: string; readonly item?: readonly Piece[] };

/** A control character cannot come from content, posts or parameters, and neither renderers nor JSON change this one. */
const PLACEHOLDER = /\u007f\??([\w-]+)\u007f/;

/** The innermost list item around a placeholder that was made by `itemPlaceholder`. */
const ITEM = /(<li\b(?:(?!<li\b).)*?\u007f\?[\w-]+\u007f.*?<\/li>)/s;

const encoder = new TextEncoder();

/** A text that stands for a value while the HTML is rendered. */
export function placeholder(name: string): string {
  return `\u007f${name}\u007f`;
}

/** As `placeholder`; if the value is empty, the list item around it is left out. */
export function itemPlaceholder(name: string): string {
  return placeholder(`?${name}`);
}

export function createTemplate(html: string): Template {
  const pieces = html
    .split(ITEM)
    .flatMap((text, index): readonly Piece[] => (index % 2 === 0 ? piecesOf(text) : [itemOf(text)]));
  const flat = pieces.flatMap((piece) => ('item' in piece ? (piece.item ?? []) : [piece]));
  const names = new Set(flat.flatMap((piece) => ('name' in piece ? [piece.name] : [])));
  return { pieces, names: [...names], size: sizeOf(flat.flatMap((piece) => ('name' in piece ? [] : [piece]))) };
}

function piecesOf(html: string): readonly Piece[] {
  return html.split(PLACEHOLDER).map((text, index) => (index % 2 === 0 ? encoder.encode(text) : { name: text }));
}

function itemOf(html: string): Piece {
  const [, name = ''] = /\u007f\?([\w-]+)\u007f/.exec(html) ?? [];
  return { name, item: piecesOf(html) };
}

/**
 * @param values by name; they are escaped as in an attribute
 * @returns UTF-8
 * @throws Error if a value is missing
 */
export function fillTemplate({ pieces }: Template, values: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const encoded = new Map<string, Uint8Array>();
  const fill = (piece: Piece): Uint8Array | readonly Uint8Array[] => {
    if (!('name' in piece)) return piece;
    const { name, item } = piece;
    const value = valueNamed(name, values);
    if (item) return value === '' ? [] : item.flatMap(fill);
    const bytes = encoded.get(name) ?? encoder.encode(escapeAttribute(value));
    encoded.set(name, bytes);
    return bytes;
  };
  const filled = pieces.flatMap(fill);
  const html = new Uint8Array(sizeOf(filled));
  let end = 0;
  for (const bytes of filled) {
    html.set(bytes, end);
    end += bytes.length;
  }
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
