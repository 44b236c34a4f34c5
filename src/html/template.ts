/** Splits rendered HTML at placeholders, so that what differs between pages can be filled in without rendering. */

export interface Template {
  readonly pieces: readonly Piece[];
  /** The name of each placeholder, once. */
  readonly names: readonly string[];
  /** Of the text between the placeholders, in bytes. */
  readonly size: number;
}

/** What is sent, unless the value of `unlessEmpty` is empty: text in UTF-8, or the value of a placeholder. */
interface Piece {
  readonly content: Uint8Array | { readonly name: string };
  /** The name of the placeholder in the same list item. */
  readonly unlessEmpty: string | null;
}

/** The values of placeholders by name. */
export type Values = Readonly<Record<string, string>>;

/** A control character cannot come from content, posts or parameters, and neither renderers nor JSON change this one. */
const PLACEHOLDER = /\u007f\??([\w-]+)\u007f/;

/** The innermost list item around a placeholder that was made by `itemPlaceholder`. */
const ITEM = /(<li\b(?:(?!<li\b).)*?\u007f\?[\w-]+\u007f.*?<\/li>)/s;

/** The placeholder that was made by `itemPlaceholder`, in a list item. */
const ITEM_PLACEHOLDER = /\u007f\?([\w-]+)\u007f/;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

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
    .flatMap((text, index) => piecesOf(text, index % 2 === 0 ? null : (ITEM_PLACEHOLDER.exec(text)?.[1] ?? null)));
  const names = new Set(pieces.flatMap(({ content }) => ('name' in content ? [content.name] : [])));
  const size = pieces.reduce((sum, { content }) => sum + ('name' in content ? 0 : content.length), 0);
  return { pieces, names: [...names], size };
}

function piecesOf(html: string, unlessEmpty: string | null): readonly Piece[] {
  return html
    .split(PLACEHOLDER)
    .map((text, index) => ({ content: index % 2 === 0 ? encoder.encode(text) : { name: text }, unlessEmpty }));
}

/** The HTML with its placeholders, as it was rendered. */
export function templateText({ pieces }: Template): string {
  return pieces
    .map(({ content, unlessEmpty }) => {
      if (!('name' in content)) return decoder.decode(content);
      return content.name === unlessEmpty ? itemPlaceholder(content.name) : placeholder(content.name);
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
  const encoded = new Map<string, Uint8Array>();
  for (const name of names) encoded.set(name, encoder.encode(escapeValue(valueNamed(name, values), name)));
  const filled: Uint8Array[] = [];
  let size = 0;
  for (const { content, unlessEmpty } of pieces) {
    if (unlessEmpty !== null && values[unlessEmpty] === '') continue;
    const bytes = 'name' in content ? encoded.get(content.name) : content;
    if (!bytes) continue;
    filled.push(bytes);
    size += bytes.length;
  }
  const html = new Uint8Array(size);
  let end = 0;
  for (const bytes of filled) {
    html.set(bytes, end);
    end += bytes.length;
  }
  return html;
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
