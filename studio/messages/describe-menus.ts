/** Describes how links, texts and lists of header and footer change in one language. Pure. */

import type { PublishedLink, PublishedMenus } from '../../src/content/menu-schema.ts';
import type { MENU_KINDS } from '../contract/draft.ts';
import { pairsById } from './pairs-by-id.ts';
import { listed, quoted } from './wording.ts';

export interface MenuChange {
  readonly kind: (typeof MENU_KINDS)[number];
  readonly id: string;
  /** A sentence. */
  readonly text: string;
}

export function describeMenus(before: PublishedMenus, after: PublishedMenus): MenuChange[] {
  return [
    ...changesIn('link', before.links, after.links, describeLink),
    ...changesIn('text', before.texts, after.texts, (text, was) =>
      was === undefined ? ` is ${quoted(text)}.` : ` is ${quoted(text)} instead of ${quoted(was)}.`,
    ),
    ...changesIn('list', before.lists, after.lists, (names) =>
      names.length === 0 ? ' is empty.' : ` shows ${listed(names)}.`,
    ),
  ];
}

const NAMES = { link: 'The link', text: 'The text', list: 'The list' } as const;

/** @param describe returns the end of a sentence about a value, and the one before */
function changesIn<Value>(
  kind: MenuChange['kind'],
  before: Readonly<Record<string, Value>> = {},
  after: Readonly<Record<string, Value>> = {},
  describe: (value: Value, was: Value | undefined) => string,
): MenuChange[] {
  return pairsById(Object.entries(before), Object.entries(after)).flatMap(([id, was, value]) => {
    if (JSON.stringify(was) === JSON.stringify(value)) return [];
    const end = value === undefined ? ' is as in the files of the release again.' : describe(value, was);
    return [{ kind, id, text: `${NAMES[kind]} ${id}${end}` }];
  });
}

function describeLink({ name, link, description }: PublishedLink, was: PublishedLink | undefined): string {
  if (!was) return ` shows ${quoted(name)} and leads to ${link}.`;
  const changes = [
    name === was.name ? null : `shows ${quoted(name)} instead of ${quoted(was.name)}`,
    link === was.link ? null : `leads to ${link} instead of ${was.link}`,
    description === was.description ? null : `has ${description ? quoted(description) : 'no text'} below its name`,
  ];
  return ` ${listed(changes.filter((text) => text !== null))}.`;
}
