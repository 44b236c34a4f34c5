/** Describes how links, texts and lists of header and footer change in one language. */

import type { PublishedLink, PublishedMenus } from '../../../../src/content/menu-schema.ts';
import { settingAt } from '../../../../src/content/site-settings.ts';
import { ownValue } from '../../../../src/contract/own-value.ts';
import { MENU_KINDS } from '../contract/draft.ts';
import { type Sentence, sentence } from '../fields/sentence.ts';
import { listed, quoted } from '../fields/wording.ts';
import { publishedChanges } from '../model/compare.ts';
import { settingWords } from '../model/entry-types.ts';
import type { PublishedPart } from '../model/published-form.ts';
import { changeTexts } from '../model/sentences.ts';
import { isNewSite, isOfSite } from './added-sites.ts';
import type { MenuNames } from './menu-names.ts';

export interface MenuChange {
  readonly kind: (typeof MENU_KINDS)[number];
  readonly id: string;
  readonly words: Sentence;
}

/** @param names as they are after the change */
export function describeMenus(before: PublishedMenus, after: PublishedMenus, names: MenuNames): MenuChange[] {
  const { placed, files } = names;
  const changes = MENU_KINDS.flatMap((kind) =>
    publishedChanges(kind, before, after).map(({ id, before: was, after: is }): MenuChange => {
      const removed = isNewSite(id, files) ? ' is removed.' : ' is the original again.';
      const end = is === undefined ? removed : describe({ kind, value: is } as MenuPart, id, was, names);
      return { kind, id, words: sentence`${placed(kind, id)}${end}` };
    }),
  );
  // removing a site also removes its own settings and lists
  const removed = Object.keys(before.texts ?? {}).filter((id) => isNewSite(id, files) && !ownValue(after.texts, id));
  const isGone = (id: string) => removed.some((home) => id !== home && isOfSite(id, settingAt(home)?.site ?? ''));
  return changes.filter(({ id }) => !isGone(id));
}

type MenuPart = Extract<PublishedPart, { kind: MenuChange['kind'] }>;

const UNCHANGED = ' stays as it is, even if your engineers change theirs.';

/** The rest of a sentence about a value. @param before as it was published, if it was */
function describe({ kind, value }: MenuPart, id: string, before: unknown, { files, member }: MenuNames): Sentence {
  switch (kind) {
    case 'link':
      return describeLink(value, before as typeof value | undefined, ownValue(files.links, id));
    case 'text': {
      const was = (before as typeof value | undefined) ?? ownValue(files.texts, id);
      if (isNewSite(id, files)) return was === undefined ? ` is new, at ${value}.` : ` moves from ${was} to ${value}.`;
      const words = (text: string) => quoted(settingWords(id, text));
      return was === undefined || was === value
        ? ` is ${words(value)}.`
        : ` is ${words(value)} instead of ${words(was)}.`;
    }
    case 'list': {
      const was = (before as typeof value | undefined) ?? ownValue(files.lists, id) ?? [];
      return describeList(value, was, (name) => quoted(member(id, name)));
    }
  }
}

/** @param ofFiles sets the look and the icon, unless they are published */
function describeLink(after: PublishedLink, before: PublishedLink | undefined, ofFiles?: PublishedLink): Sentence {
  const was = before ?? ofFiles;
  if (!was) return ` is new and leads to ${after.link}.`;
  const { look, icon } = ofFiles ?? {};
  const chosen = { ...(look && { look }), ...(icon && { icon }) };
  const changes = changeTexts('link', { ...chosen, ...was }, { ...chosen, ...after }).map(({ words }) => words);
  return changes.length === 0 ? UNCHANGED : sentence` ${listed(changes)}.`;
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
  return changes.length === 0 ? UNCHANGED : ` ${listed(changes)}.`;
}
