/** Names entries, their kinds and fields for people, and finds the pages that edit them. */

import { blogPlace, isThemePlace } from '../../../../../src/content/place.ts';
import { settingAt } from '../../../../../src/content/site-settings.ts';
import { LANGUAGES, type Language } from '../../../../../src/contract/language.ts';
import { ownValue } from '../../../../../src/contract/own-value.ts';
import {
  type EntryContent,
  type EntryKind,
  type EntryName,
  isMessageKind,
  type SETTINGS,
} from '../../contract/draft.ts';
import type { FieldName } from '../../contract/fields.ts';
import { messagePath, PAGES } from '../../contract/pages.ts';
import { SETTING_NAMES } from '../../entries/site-settings.ts';
import { tokenName } from '../../theme/theme-tokens.ts';

export const KIND_NAMES: Readonly<Record<EntryKind, string>> = {
  announcement: 'Announcement',
  'default-message': 'Default message',
  card: 'Card',
  link: 'Link',
  text: 'Title or label',
  list: 'List of a menu',
};

const FIELD_NAMES: Readonly<Record<FieldName | (typeof SETTINGS)[number], string>> = {
  epigraph: 'Category',
  title: 'Title',
  description: 'Description',
  cta: 'Call to action',
  link: 'Link',
  image: 'Image',
  name: 'Name',
  look: 'Look',
  icon: 'Icon',
  text: 'Text',
  entries: 'Entries',
  weight: 'Frequency',
  startDate: 'Start',
  endDate: 'End',
  sites: 'Sites',
  paths: 'Pages',
  fillsGaps: 'Between announcements',
  campaign: 'Campaign',
  archived: 'Archived',
};

export function fieldName(field: string): string {
  return ownValue<string>(FIELD_NAMES, field) ?? field;
}

/** How the page that edits the entry labels the field: settings have names of their own. */
export function fieldLabel({ id }: Pick<EntryName, 'id'>, field: string): string {
  const { kind } = blogPlace(id) ?? {};
  return (field === 'text' ? (kind ? BLOG_NAMES[kind] : settingName(id)) : null) ?? fieldName(field);
}

const BLOG_NAMES = { address: 'Address', format: 'Format', choice: 'Blog source' } as const;

/** The name of the setting in this place; `null` for anything that visitors read. */
export function settingName(place: string): string | null {
  const { setting } = settingAt(place) ?? {};
  if (setting) return SETTING_NAMES[setting];
  return isThemePlace(place) ? tokenName(place) : null;
}

/** The title in the language, else in the first language that has one. */
export function entryTitle(content: EntryContent, language: Language | null): string {
  const { languages } = content;
  const titles = [...(language ? [language] : []), ...LANGUAGES].map((name) => titleIn(languages[name]));
  return titles.find(Boolean) ?? 'Untitled';
}

/** Where a field of an entry is edited; the list of messages if no entry is named. */
export function fieldPath(kind: EntryKind, id: string, language: Language | null, field: string | null): string {
  const query = new URLSearchParams();
  if (!isMessageKind(kind)) query.set(kind, id);
  if (language !== null) query.set('language', language);
  if (field !== null) query.set('field', field);
  const path = pathOf(kind, id);
  return query.size === 0 ? path : `${path}?${query}`;
}

function titleIn(fields: EntryContent['languages'][Language]): string | undefined {
  if (!fields) return undefined;
  if ('title' in fields) return fields.title.trim();
  if ('name' in fields) return fields.name.trim();
  return 'text' in fields ? fields.text.trim() : KIND_NAMES.list;
}

function pathOf(kind: EntryKind, id: string): string {
  if (isMessageKind(kind)) return id === '' ? PAGES.messages.path : messagePath(kind, id);
  if (kind === 'text' && isThemePlace(id)) return PAGES.theme.path;
  return PAGES[kind === 'card' ? 'cards' : 'menus'].path;
}
