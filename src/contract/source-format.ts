/** Writes the format of a blog source as a text, such as `json title=title.rendered link=link`, and reads it. */

import { DEFAULT_FORMAT, type JsonFormat, type PostFormat } from './post-format.ts';

/** The fields that may follow `json`, in this order. */
export const FORMAT_FIELDS = [
  'list',
  'title',
  'titleType',
  'link',
  'image',
  'date',
] as const satisfies readonly Exclude<keyof JsonFormat, 'format'>[];
export type FormatField = (typeof FORMAT_FIELDS)[number];

export const FIELD_PATH = /^[^.\s]+(\.[^.\s]+)*$/;

/** `default`, `feed`, or `json` with its fields. */
export function formatText(format: PostFormat): string {
  if (format === DEFAULT_FORMAT) return 'default';
  if (format.format === 'feed') return 'feed';
  const text = textOf(format);
  return text === textOf(DEFAULT_FORMAT) ? 'default' : text;
}

/** @returns `null` for a format that this release does not know, or without title or link */
export function parseFormat(text: string): PostFormat | null {
  const [name, ...parts] = text.trim().split(/\s+/);
  if (name === 'default' || name === 'feed') {
    if (parts.length > 0) return null;
    return name === 'feed' ? { format: 'feed' } : DEFAULT_FORMAT;
  }
  const fields = new Map(parts.map(fieldIn));
  const isKnown = [...fields].every(([field, value]) =>
    field === 'titleType'
      ? value === 'text' || value === 'html'
      : (FORMAT_FIELDS as readonly string[]).includes(field) && FIELD_PATH.test(value),
  );
  const isComplete = fields.has('title') && fields.has('link');
  if (name !== 'json' || !isKnown || !isComplete) return null;
  return { format: 'json', ...Object.fromEntries(fields) } as JsonFormat;
}

/** `title=name` → its name and value. The value may contain `=`. */
export function fieldIn(part: string): [field: string, value: string] {
  const end = part.indexOf('=');
  return end < 0 ? [part, ''] : [part.slice(0, end), part.slice(end + 1)];
}

function textOf(format: JsonFormat): string {
  const fields = FORMAT_FIELDS.flatMap((field) => (format[field] === undefined ? [] : `${field}=${format[field]}`));
  return ['json', ...fields].join(' ');
}
