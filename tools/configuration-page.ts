/** The tables of docs/configuration.md: every key of a company's files, from the schemas that validate them. */

import * as v from 'valibot';
import { configSchema } from '../packages/cli/src/company/config-schema.ts';
import type { Nested } from '../packages/cli/src/problems/stand-ins.ts';
import { LABEL_NAMES } from '../src/content/content.ts';
import { linkTreeSchema } from '../src/content/link-tree-schema.ts';
import { brandSchema, dictionarySchema } from '../src/content/schema.ts';
import { LANGUAGES } from '../src/contract/language.ts';

/** By the name of the file. */
export const CONFIGURATION_SCHEMAS = {
  'portico.config.ts': configSchema,
  'brand.json': brandSchema,
  'links.json': linkTreeSchema,
  '<language>.json': dictionarySchema,
} as const satisfies Readonly<Record<string, v.GenericSchema>>;

export interface DocumentedKey {
  /** Such as `navigation[].columns[].links`. */
  readonly key: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly fallback: string | null;
  /** Empty if the schema has none. */
  readonly description: string;
}

/** The parts of a schema that are read besides its inner schemas. */
interface Described extends Nested {
  readonly default?: unknown;
  readonly key?: unknown;
}

/** More names than this are left to the completion of editors. */
const MAX_NAMES = 6;

export function documentedKeys(schema: v.GenericSchema): readonly DocumentedKey[] {
  const shown = new Map<unknown, string>();
  return keysIn(schema as Nested, '', shown);
}

function keysIn(schema: Nested, path: string, shown: Map<unknown, string>): DocumentedKey[] {
  const inner = schema.wrapped ? keysIn(schema.wrapped, path, shown) : null;
  if (inner) return inner;
  if (schema.type === 'array' && schema.item) return keysIn(schema.item, `${path}[]`, shown);
  if (schema.type === 'record' && schema.value) return keysIn(schema.value, `${path}.<${keyName(schema)}>`, shown);
  // lists a key of several options once
  const entries = new Map(optionsOf(schema).flatMap((option) => Object.entries(option.entries ?? {})));
  return [...entries].flatMap(([name, entry]) => {
    const key = path === '' ? name : `${path}.${name}`;
    const isInAll = optionsOf(schema).every(
      (option) => option.entries?.[name]?.type !== 'optional' && option.entries?.[name],
    );
    const types = new Set(
      optionsOf(schema)
        .flatMap((option) => option.entries?.[name] ?? [])
        .map(typeOf),
    );
    const same = shapeOf(entry);
    const before = same && shown.get(same);
    if (same && !before) shown.set(same, key);
    const row = {
      key,
      type: before ? `as \`${before}\`` : [...types].join(' or '),
      isRequired: Boolean(isInAll),
      fallback: fallbackOf(entry),
      description: descriptionOf(entry),
    };
    return [row, ...(before ? [] : keysIn(entry, key, shown))];
  });
}

function optionsOf(schema: Nested): readonly Nested[] {
  const isChoice = schema.type === 'union' || schema.type === 'variant';
  return isChoice ? (schema.options as readonly Nested[]).flatMap(optionsOf) : [schema];
}

/** Shared by all schemas with these keys; null if there are only a few. */
function shapeOf(schema: Nested): unknown {
  if (schema.wrapped) return shapeOf(schema.wrapped);
  if (schema.type === 'array') return schema.item && shapeOf(schema.item);
  return schema.type === 'union' ? schema.options : (schema.entries ?? null);
}

function keyName(record: Described): string {
  if (record.value?.entries?.pathPrefix) return 'code';
  return record.value?.type === 'string' ? 'name' : 'id';
}

function descriptionOf(schema: Nested): string {
  const own = v.getDescription(schema as unknown as v.GenericSchema);
  return own ?? (schema.wrapped ? descriptionOf(schema.wrapped) : '');
}

function fallbackOf(schema: Described): string | null {
  return typeof schema.default === 'string' ? schema.default : null;
}

function typeOf(schema: Nested): string {
  if (schema.wrapped) return `${typeOf(schema.wrapped)}${schema.type === 'nullable' ? ' or `null`' : ''}`;
  const { type, options = [], item, value, literal } = schema;
  if (type === 'literal') return `\`${JSON.stringify(literal)}\``;
  // each company has its own
  if (options === LANGUAGES) return 'code of a language';
  if (type === 'picklist') {
    const names = options.slice(0, MAX_NAMES).map((name) => `\`${name}\``);
    return options.length > MAX_NAMES ? `a name, such as ${names.slice(0, 2).join(' or ')}` : names.join(', ');
  }
  if (type === 'union') return [...new Set(optionsOf(schema).map(typeOf))].join(' or ');
  if (type === 'array' && item) return `list of ${plural(typeOf(item))}`;
  if (type === 'record' && value) return `${plural(typeOf(value))} by ${keyName(schema)}`;
  return { string: 'text', number: 'number', boolean: '`true` or `false`', custom: 'SVG file' }[type] ?? 'object';
}

function plural(type: string): string {
  return type.replace(/^(text|number|object|code)\b/, '$1s').replace('a language', 'languages');
}

/** In Markdown. */
function configurationTable(schema: v.GenericSchema): string {
  const rows = documentedKeys(schema).map(({ key, type, isRequired, fallback, description }) => {
    const preset = fallback === null ? (isRequired ? 'required' : '') : `\`${fallback}\``;
    return `| \`${key}\` | ${type} | ${preset} | ${description} |`;
  });
  return ['| key | type | default | what it does |', '|---|---|---|---|', ...rows].join('\n');
}

/** The page with up-to-date tables, each between `<!-- name:start -->` and `<!-- name:end -->`. */
export function withTables(page: string): string {
  const tables: Readonly<Record<string, string>> = {
    ...Object.fromEntries(
      Object.entries(CONFIGURATION_SCHEMAS).map(([file, schema]) => [file, `\n${configurationTable(schema)}\n`]),
    ),
    labels: ` ${LABEL_NAMES.map((name) => `\`${name}\``).join(', ')}. `,
  };
  return page.replaceAll(
    /(<!-- (\S+):start -->)[\s\S]*?(<!-- \2:end -->)/g,
    (_, start: string, name: string, end: string) => `${start}${tables[name] ?? ''}${end}`,
  );
}
