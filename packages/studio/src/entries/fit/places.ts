/** The places for texts in windows of 320 and 1200 pixels: how wide they are, taken from the styles of the components. */

import type { Slot } from '../../../../../src/contract/slot.ts';

export const NARROW = 320;

/** The window's width without the space at both edges, in pixels. */
const CONTENT = NARROW - 2 * 20;

export interface Place {
  /** Such as “the menu”. */
  readonly name: string;
  readonly fontSize: number;
  /** In pixels. */
  readonly room: number;
  /** The highest number of lines that fits; null if the place grows with its text. */
  readonly maxLines: number | null;
}

/** A chevron at the end, which has a border of 1.5 pixels. */
export const chevron = (fontSize: number) => 0.56 * fontSize + 1.5;

/** The room in each component of src/view. */
export const PLACES = {
  /** Beside it are the button that dismisses it and the padding of the link. */
  announcement: { name: 'the bar', fontSize: 13, room: CONTENT - 21 + 8 - 16, maxLines: 2 },
  section: { name: 'the menu', fontSize: 18, room: CONTENT - 4 - chevron(18), maxLines: null },
  plainLink: { name: 'the menu', fontSize: 18, room: CONTENT, maxLines: null },
  columnTitle: { name: 'a menu column', fontSize: 13, room: CONTENT, maxLines: null },
  link: { name: 'a menu column', fontSize: 15, room: CONTENT, maxLines: null },
  /** Beside an icon of 20 pixels. */
  linkWithIcon: { name: 'a menu column', fontSize: 15, room: CONTENT - 20 - 12, maxLines: null },
  card: { name: 'a card', fontSize: 15, room: CONTENT, maxLines: null },
  /** Padding and border; beside another button there is less. */
  button: { name: 'a button', fontSize: 15, room: CONTENT - 34, maxLines: 2 },
  footerTitle: { name: 'a footer heading', fontSize: 16, room: CONTENT - chevron(16), maxLines: null },
  footerLink: { name: 'the footer', fontSize: 14, room: CONTENT, maxLines: null },
} as const satisfies Readonly<Record<string, Place>>;

/** The drawing and the name, which is heavier than the table's letters, and therefore 1 % wider. */
export const LOGO = { markHeight: 26, gap: 10, fontSize: 20, letterSpacing: -0.02, heavier: 1.01 };

/** The row has the logo and a burger. The burger gives way first; 11 of its pixels are outside the content. */
export const NARROW_ROW = { room: CONTENT - 16 - (44 - 11) };

/** The narrowest window whose row has the menu. */
export const WIDE = 1200;

/** The row with the menu, in pixels. The slot `search` gives way first, up to this width. */
export const WIDE_ROW = {
  room: WIDE - 2 * 32,
  gap: 16,
  afterLogo: 8,
  item: { fontSize: 15, padding: 24, gap: 8 },
  button: { padding: 34, gap: 8 },
  slots: { search: 160, tools: 96, account: 44 } as Readonly<Partial<Record<Slot, number>>>,
};
