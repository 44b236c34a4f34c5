/** Describes and checks the texts that configure where blog posts come from. Pure. */

import { type BlogPlace, blogPlace } from '../../src/content/blog-place.ts';
import { FIELD_PATH, FORMAT_FIELDS, type FormatField, fieldIn, parseFormat } from '../../src/contract/source-format.ts';
import { listed, quoted } from './wording.ts';

/** Names of the sources that have an address in any of these records. */
export function sourceNames(...texts: readonly Readonly<Record<string, string>>[]): readonly string[] {
  const places = texts.flatMap((record) => Object.keys(record)).map(blogPlace);
  return [...new Set(places.flatMap((place) => (place?.kind === 'address' ? place.name : [])))];
}

/** Starts a sentence. */
export function blogPlaceName({ kind, name }: BlogPlace): string {
  const source = `blog source ${quoted(name)}`;
  return { address: `The ${source}`, format: `The format of the ${source}`, choice: `What ${quoted(name)} shows` }[
    kind
  ];
}

/** The value for people: formats in words, everything else unchanged. */
export function settingText(place: string, text: string): string {
  return blogPlace(place)?.kind === 'format' ? formatSource(text) : text;
}

export const FORMAT_KINDS = {
  default: 'JSON with the usual names',
  json: 'JSON with other names',
  feed: 'RSS or Atom',
};
export type FormatKind = keyof typeof FORMAT_KINDS;

/** As in “title in title.rendered”. */
const FIELD_WORDS: Readonly<Record<FormatField, string>> = {
  list: 'the posts',
  title: 'the title',
  titleType: '',
  link: 'the link',
  image: 'the picture',
  date: 'the date',
};

function formatSource(text: string): string {
  const { kind, fields } = formatFields(text);
  if (kind !== 'json') return FORMAT_KINDS[kind];
  if (parseFormat(text) === null) return text.startsWith('json ') ? FORMAT_KINDS.json : text;
  const words = FORMAT_FIELDS.flatMap((field) =>
    field === 'titleType' || fields[field] === '' ? [] : `${FIELD_WORDS[field]} in ${fields[field]}`,
  );
  return `JSON with ${listed(words)}${fields.titleType === 'html' ? ', as HTML' : ''}`;
}

export interface FormatFields {
  readonly kind: FormatKind;
  /** Empty strings for missing fields. */
  readonly fields: Readonly<Record<FormatField, string>>;
}

/** Parses incomplete formats too. A source without a format uses the default. */
export function formatFields(text: string): FormatFields {
  const [name = '', ...parts] = (text.trim() || 'default').split(/\s+/);
  const found = new Map(parts.map(fieldIn));
  const fields = Object.fromEntries(FORMAT_FIELDS.map((field) => [field, found.get(field) ?? '']));
  const kind = Object.hasOwn(FORMAT_KINDS, name) ? (name as FormatKind) : 'json';
  return { kind, fields: fields as FormatFields['fields'] };
}

export function formatOf({ kind, fields }: FormatFields): string {
  if (kind !== 'json') return kind;
  const parts = FORMAT_FIELDS.flatMap((field) => {
    const value = fields[field].replaceAll(/\s/g, '');
    return value === '' ? [] : `${field}=${value}`;
  });
  return ['json', ...parts].join(' ');
}

/** Problems of a format by field; `null` for the whole format. Reasons follow a subject, such as `The link`. */
export function formatProblems(text: string): ReadonlyMap<FormatField | null, string> {
  const problems = new Map<FormatField | null, string>();
  if (parseFormat(text) !== null) return problems;
  const { fields } = formatFields(text);
  if (text.trim().split(/\s+/)[0] === 'json') {
    for (const field of FORMAT_FIELDS) {
      const value = fields[field];
      if (value === '' && (field === 'title' || field === 'link')) problems.set(field, 'must be given');
      if (value === '' || field === 'titleType' || FIELD_PATH.test(value)) continue;
      problems.set(field, 'must be names and positions joined by dots, such as title.rendered');
    }
  }
  if (problems.size === 0) problems.set(null, 'must be default, feed, or json with the names of its fields');
  return problems;
}

/** Why the text cannot be published; `null` if it can. */
export function formatProblem(text: string): string | null {
  const [problem] = formatProblems(text);
  if (!problem) return null;
  const [field, reason] = problem;
  if (field === null) return reason;
  return reason === 'must be given'
    ? `must say where a post has ${FIELD_WORDS[field]}`
    : `${reason}, for ${FIELD_WORDS[field]}`;
}
