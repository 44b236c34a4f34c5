/** The places for texts in a window of 320 pixels: how wide they are, taken from the styles of the components. */

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
const chevron = (fontSize: number) => 0.56 * fontSize + 1.5;

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

/**
 * The row has the logo, the name, and a burger. The burger gives way first; 11 of its pixels are outside the content.
 * The name is heavier than the table's letters, and therefore 1 % wider.
 */
export const ROW = {
  room: CONTENT - 16 - (44 - 11),
  markHeight: 26,
  gap: 10,
  fontSize: 20,
  letterSpacing: -0.02,
  heavier: 1.01,
};
