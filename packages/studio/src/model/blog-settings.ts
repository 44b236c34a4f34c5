/** The texts that configure where blog posts come from. */

import * as v from 'valibot';
import { type BlogPlace, blogPlace } from '../../../../src/content/place.ts';
import { sourceProblem } from '../../../../src/content/post-source.ts';
import { idSchema } from '../../../../src/content/text-schema.ts';
import {
  FIELD_PATH,
  FORMAT_FIELDS,
  type FormatField,
  fieldIn,
  parseFormat,
} from '../../../../src/contract/source-format.ts';
import type { Field } from '../fields/field-type.ts';
import { setting } from '../fields/setting.ts';
import { listed, quoted } from '../fields/wording.ts';

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

/** A source without a format uses the default. */
export function formatKind(text: string): FormatKind {
  const [name = ''] = (text.trim() || 'default').split(/\s+/);
  return Object.hasOwn(FORMAT_KINDS, name) ? (name as FormatKind) : 'json';
}

function formatSource(text: string): string {
  const kind = formatKind(text);
  if (kind !== 'json') return FORMAT_KINDS[kind];
  if (parseFormat(text) === null) return text.startsWith('json ') ? FORMAT_KINDS.json : text;
  const fields = fieldsIn(text);
  const words = FORMAT_FIELDS.flatMap((field) =>
    field === 'titleType' || !fields.has(field) ? [] : `${FIELD_WORDS[field]} in ${fields.get(field)}`,
  );
  return `JSON with ${listed(words)}${fields.get('titleType') === 'html' ? ', as HTML' : ''}`;
}

/** Why the text cannot be published; `null` if it can. */
function formatProblem(text: string): string | null {
  if (parseFormat(text) !== null) return null;
  const fields = fieldsIn(text);
  if (text.trim().split(/\s+/)[0] === 'json') {
    for (const field of FORMAT_FIELDS) {
      const path = fields.get(field) ?? '';
      if (path === '' && (field === 'title' || field === 'link')) {
        return `must say where a post has ${FIELD_WORDS[field]}`;
      }
      if (path !== '' && field !== 'titleType' && !FIELD_PATH.test(path)) {
        return `must be names and positions joined by dots, such as title.rendered, for ${FIELD_WORDS[field]}`;
      }
    }
  }
  return 'must be default, feed, or json with the names of its fields';
}

function fieldsIn(text: string): ReadonlyMap<string, string> {
  return new Map(text.trim().split(/\s+/).slice(1).map(fieldIn));
}

export const BLOG_FIELDS: Readonly<Record<BlogPlace['kind'], Field>> = {
  address: { name: 'Address', type: setting((text, id) => sourceProblem(id, text), { control: 'url' }) },
  format: { name: 'Format', type: setting(formatProblem, { control: 'choice', words: formatSource }) },
  choice: {
    name: 'Blog source',
    type: setting((text) => (v.is(idSchema, text) ? null : 'must be the name of a blog source'), {
      control: 'choice',
    }),
  },
};
