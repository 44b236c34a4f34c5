/** Describes how links, texts and lists of header and footer change in one language. */

import type { PublishedLink, PublishedMenus } from '../../../../src/content/menu-schema.ts';
import { settingAt } from '../../../../src/content/site-settings.ts';
import { ownValue } from '../../../../src/contract/own-value.ts';
import type { MENU_KINDS } from '../contract/draft.ts';
import { settingText } from './blog-places.ts';
import { choiceName } from './link-choices.ts';
import type { MenuNames } from './menu-names.ts';
import { pairsById } from './pairs-by-id.ts';
import { formatSetting, isNewSite, isOfSite } from './site-settings.ts';
import { listed, quoted } from './wording.ts';

export interface MenuChange {
  readonly kind: (typeof MENU_KINDS)[number];
  readonly id: string;
  /** A sentence. */
  readonly text: string;
}

/** @param names as they are after the change */
export function describeMenus(before: PublishedMenus, after: PublishedMenus, names: MenuNames): MenuChange[] {
  const { files } = names;
  const changes = [
    ...changesIn('link', before.links, after.links, names, (link, id, was) =>
      describeLink(link, was, ownValue(files.links, id)),
    ),
    ...changesIn('text', before.texts, after.texts, names, (text, id, was = ownValue(files.texts, id)) => {
      if (isNewSite(id, files)) return was === undefined ? ` is new, at ${text}.` : ` moves from ${was} to ${text}.`;
      const { setting } = settingAt(id) ?? {};
      const words = (value: string) => quoted(setting ? formatSetting(setting, value) : settingText(id, value));
      return was === undefined || was === text ? ` is ${words(text)}.` : ` is ${words(text)} instead of ${words(was)}.`;
    }),
    ...changesIn('list', before.lists, after.lists, names, (list, id, was = ownValue(files.lists, id) ?? []) =>
      describeList(list, was, (name) => quoted(names.member(id, name))),
    ),
  ];
  // removing a site also removes its own settings and lists
  const removed = Object.keys(before.texts ?? {}).filter((id) => isNewSite(id, files) && !ownValue(after.texts, id));
  const isGone = (id: string) => removed.some((home) => id !== home && isOfSite(id, settingAt(home)?.site ?? ''));
  return changes.filter(({ id }) => !isGone(id));
}

/** @param describe returns the rest of a sentence about a value and the value before */
function changesIn<Value>(
  kind: MenuChange['kind'],
  before: Readonly<Record<string, Value>> = {},
  after: Readonly<Record<string, Value>> = {},
  { placed, files }: MenuNames,
  describe: (value: Value, id: string, was: Value | undefined) => string,
): MenuChange[] {
  return pairsById(Object.entries(before), Object.entries(after)).flatMap(([id, was, value]) => {
    if (JSON.stringify(was) === JSON.stringify(value)) return [];
    const removed = isNewSite(id, files) ? ' is removed.' : ' is the original again.';
    const end = value === undefined ? removed : describe(value, id, was);
    return [{ kind, id, text: `${placed(kind, id)}${end}` }];
  });
}

/** @param ofFiles sets the look and the icon, unless they are published */
function describeLink(after: PublishedLink, before: PublishedLink | undefined, ofFiles?: PublishedLink): string {
  const { name, link, description } = after;
  const was = before ?? ofFiles;
  if (!was) return ` is new and leads to ${link}.`;
  const [look, oldLook] = [after, was].map((one) => one.look ?? ofFiles?.look);
  const [icon, oldIcon] = [after, was].map((one) => one.icon ?? ofFiles?.icon);
  const changes = [
    name === was.name ? null : `shows ${quoted(name)} instead of ${quoted(was.name)}`,
    link === was.link ? null : `leads to ${link} instead of ${was.link}`,
    description === was.description ? null : `has ${description ? quoted(description) : 'no text'} below its name`,
    look === oldLook ? null : look === undefined ? 'has its usual look' : `is ${choiceName(look).toLowerCase()}`,
    icon === oldIcon ? null : icon === undefined ? 'has no icon' : `has the icon of ${choiceName(icon)}`,
  ].filter((text) => text !== null);
  return changes.length === 0 ? ' stays as it is, even if your engineers change theirs.' : ` ${listed(changes)}.`;
}

function describeList(list: readonly string[], was: readonly string[], nameOf: (name: string) => string): string {
  if (list.length === 0) return ' is empty.';
  const added = list.filter((name) => !was.includes(name)).map(nameOf);
  const removed = was.filter((name) => !list.includes(name)).map(nameOf);
  const kept = was.filter((name) => list.includes(name));
  const isMoved = list.filter((name) => was.includes(name)).some((name, index) => name !== kept[index]);
  const changes = [
    added.length > 0 ? `shows ${listed(added)} too` : null,
    removed.length > 0 ? `no longer shows ${listed(removed)}` : null,
    isMoved ? `has a new order: ${listed(list.map(nameOf))}` : null,
  ].filter((text) => text !== null);
  return changes.length === 0 ? ' stays as it is, even if your engineers change theirs.' : ` ${listed(changes)}.`;
}
