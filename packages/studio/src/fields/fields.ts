/** The fields of each kind of entry, in the order in which people fill them in. */

import { ADDRESS } from './address.ts';
import { ICON, LOOK } from './choice.ts';
import type { Fields, FieldType } from './field-type.ts';
import { FLAG } from './flag.ts';
import { NAMES, PATHS, SITES } from './lines.ts';
import { MOMENT } from './moment.ts';
import { PICTURE } from './picture.ts';
import { TEXT } from './text.ts';
import { WEIGHT } from './weight.ts';
import { quoted } from './wording.ts';

const shows = (before: string, after: string) => `shows ${quoted(after)} instead of ${quoted(before)}`;

export const MESSAGE_FIELDS = {
  title: {
    name: 'Title',
    type: TEXT,
    hint: 'In bold, at the start of the bar.',
    change: (_, after) => `becomes ${quoted(after)}`,
  },
  description: {
    name: 'Description',
    type: TEXT,
    lines: 2,
    hint: 'After the title. Screens narrower than 900 px hide it.',
  },
  cta: { name: 'Call to action', type: TEXT, hint: 'What visitors do, such as “Join now”.' },
  link: { name: 'Link', type: ADDRESS },
  weight: {
    name: 'Frequency',
    type: WEIGHT,
    initial: '1',
    section: 'schedule',
    hint: 'If several messages are live, one with 2 is shown twice as often as one with 1, and one with 0 never.',
  },
  /** In UTC, such as `2026-03-14T09:00:00Z`; empty for no limit. It may be incomplete (`INCOMPLETE_MOMENT`). */
  startDate: { name: 'Start', type: MOMENT, optional: 'published', section: 'schedule', change: null },
  endDate: { name: 'End', type: MOMENT, optional: 'published', section: 'schedule', change: null },
  /** The only sites, and pages, that show it; all if absent. */
  sites: {
    name: 'Sites',
    type: SITES,
    optional: 'stored',
    isShared: true,
    section: 'audience',
    hint: 'With all ticked, sites that are added later show it too.',
    change: null,
  },
  paths: {
    name: 'Pages',
    type: PATHS,
    optional: 'stored',
    isShared: true,
    section: 'audience',
    hint: 'One per line, without the language: /pricing, or /docs/* for /docs and everything below. Leave empty for all pages.',
    change: null,
  },
  /** Of a default message that is also shown while no announcement is live. */
  fillsGaps: {
    name: 'Between announcements',
    type: FLAG,
    optional: 'stored',
    isShared: true,
    section: 'schedule',
    label: 'Also show it between announcements',
    hint: 'Otherwise visitors see it only where there are no announcements, past or future.',
    change: (_, after) => `is ${after ? 'also' : 'no longer'} shown while no announcement is live`,
  },
} as const satisfies Fields;

export const CARD_FIELDS = {
  epigraph: { name: 'Category', type: TEXT, hint: 'A word or two above the title, such as “Video”.' },
  title: { name: 'Title', type: TEXT, hint: 'In bold, below the category.', change: shows },
  link: { name: 'Link', type: ADDRESS },
  image: { name: 'Image', type: PICTURE },
} as const satisfies Fields;

export const LINK_FIELDS = {
  name: { name: 'Name', type: TEXT, change: shows },
  description: {
    name: 'Description',
    type: TEXT,
    optional: 'published',
    hint: 'Below the name.',
    change: (_, after) => `has ${after ? quoted(after) : 'no text'} below its name`,
  },
  link: { name: 'Link', type: ADDRESS },
  /** Of a button, such as `primary`. */
  look: {
    name: 'Look',
    type: LOOK,
    optional: 'stored',
    change: (_, after) => (after ? `is ${after.toLowerCase()}` : 'has its usual look'),
  },
  /** Of a social network, such as `linkedin`. */
  icon: {
    name: 'Icon',
    type: ICON,
    optional: 'stored',
    change: (_, after) => (after ? `has the icon of ${after}` : 'has no icon'),
  },
} as const satisfies Fields;

/** Of a title, a label or a setting. */
export const TEXT_FIELDS = { text: { name: 'Text', type: TEXT } } as const satisfies Fields;

/** Of a list of menu items, columns or links. */
export const LIST_FIELDS = { entries: { name: 'Entries', type: NAMES } } as const satisfies Fields;

type AnyFields =
  | typeof MESSAGE_FIELDS
  | typeof CARD_FIELDS
  | typeof LINK_FIELDS
  | typeof TEXT_FIELDS
  | typeof LIST_FIELDS;
type NameIn<Of> = Of extends unknown ? keyof Of : never;
type TextIn<Of> = Of extends unknown
  ? { [Name in keyof Of]: Of[Name] extends { readonly type: FieldType<'text'> } ? Name : never }[keyof Of]
  : never;

export type FieldName = NameIn<AnyFields>;

/** The fields that are translated. */
export type TextField = TextIn<AnyFields>;
