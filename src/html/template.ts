/** Splits rendered HTML at placeholders, so that what differs between pages can be filled in without rendering. */

export interface Template {
  /** One more than there are names: the text before each placeholder, and that after the last. */
  readonly texts: readonly string[];
  /** The name of each placeholder, in order. */
  readonly names: readonly string[];
}

/** A control character cannot come from content, posts or parameters, and neither renderers nor JSON change this one. */
const PLACEHOLDER = /\u007f([\w-]+)\u007f/;

/** A text that stands for a value while the HTML is rendered. */
export function placeholder(name: string): string {
  return `\u007f${name}\u007f`;
}

export function createTemplate(html: string): Template {
  const pieces = html.split(PLACEHOLDER);
  return {
    texts: pieces.filter((_, index) => index % 2 === 0),
    names: pieces.filter((_, index) => index % 2 === 1),
  };
}

/**
 * @param values by name; they are escaped as in an attribute
 * @throws Error if a value is missing
 */
export function fillTemplate({ texts, names }: Template, values: Readonly<Record<string, string>>): string {
  let html = texts[0] ?? '';
  names.forEach((name, index) => {
    const value = values[name];
    if (value === undefined) throw new Error(`There is no value for "${name}"`);
    html += escapeAttribute(value) + texts[index + 1];
  });
  return html;
}

/** As the renderer does. */
function escapeAttribute(value: string): string {
  return /["&<]/.test(value) ? value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;') : value;
}
