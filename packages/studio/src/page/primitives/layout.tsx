/** Primitives that lay out and set type, for page and preview. Their looks are classes of `layout.css`. */

import type { ComponentPropsWithRef, ElementType, JSX } from 'react';

/** The distances in `tokens.css`: 4, 8, 12, 16 and 24 px. */
const STEPS = [1, 2, 3, 4, 5] as const;

/** Each property and its values, which are classes such as `kit-gap-3` or `kit-nowrap`. */
const LOOKS = {
  layout: ['stack', 'row', 'grid'],
  gap: STEPS,
  /** Between rows, where it differs from the gap between columns. */
  rows: [0, 1, 2, 3],
  align: ['start', 'end', 'baseline', 'stretch', 'center'],
  justify: ['between', 'center', 'end'],
  /** Of a grid: a single column, or the room beside a column that fits its content. */
  columns: ['one', 'rest'],
  /** Keeps a row in one line. */
  oneLine: [true],
  /** Beside text. */
  inline: [true],
  block: [true],
  /** Takes the room that is left; `wide` wraps if that is too little for a sentence. */
  grows: [true, 'wide'],
  /** Keeps its size. */
  rigid: [true],
  /** May be narrower than its content. */
  shrinks: [true],
  full: [true],
  /** At most as wide as lines are easy to read. */
  measure: [true],
  self: ['start'],
  toEnd: [true],
  above: [1, 2, 3, 5],
  below: STEPS,
  pad: [4, 5],
  padBlock: [2, 3],
  /** Padding that is wider at the sides. */
  inset: ['small', 'medium', 'large'],
  /** As far as the text beside a checkbox. */
  indented: [true],
  line: ['start', 'end'],
  /** A background, with the border, corners and shadow that belong to it. */
  surface: ['panel', 'raised', 'floating', 'sunken', 'trough', 'info', 'caution', 'bad'],
  /** 12, 13, 15, 18 or 28 px. */
  size: ['tiny', 'small', 'body', 'large', 'title'],
  weight: ['normal', 'medium', 'strong'],
  tone: ['quiet', 'caution', 'bad'],
  /** Breaks words that don't fit. */
  breaks: [true],
  /** Ends with an ellipsis if it doesn't fit in its line. */
  truncates: [true],
  nowrap: [true],
  /** Keeps line breaks. */
  lines: [true],
  /** Digits of one width. */
  numbers: [true],
  centered: [true],
} as const;

type Look = { readonly [Name in keyof typeof LOOKS]?: (typeof LOOKS)[Name][number] };

/** The classes of a look, for elements of other libraries. */
export function look(look: Look, ...others: readonly string[]): string {
  const classes = Object.entries(look).map(([name, value]) =>
    value === true ? `kit-${name}` : value === undefined ? '' : `kit-${name}-${value}`,
  );
  return [...classes, ...others].filter(Boolean).join(' ');
}

type Tag = keyof JSX.IntrinsicElements;

type BoxProps<T extends Tag> = { readonly as?: T; readonly className?: string } & Omit<Look, 'layout'> &
  Omit<ComponentPropsWithRef<T>, keyof Look | 'as' | 'className'>;

/** Children below each other. */
export function Stack<T extends Tag = 'div'>({ as, ...props }: BoxProps<T>) {
  return element(as ?? 'div', { layout: 'stack', ...props });
}

/** Children beside each other, centred, in several lines if they don't fit. */
export function Row<T extends Tag = 'div'>({ as, ...props }: BoxProps<T>) {
  return element(as ?? 'div', { layout: 'row', ...props });
}

/** A grid. Unless `columns` says so, its columns are its class's. */
export function Grid<T extends Tag = 'div'>({ as, ...props }: BoxProps<T>) {
  return element(as ?? 'div', { layout: 'grid', ...props });
}

export function Text<T extends Tag = 'p'>({ as, ...props }: BoxProps<T>) {
  return element(as ?? 'p', props);
}

function element(tag: Tag, { className = '', ...props }: Record<string, unknown>) {
  const Element: ElementType = tag;
  const looks: Record<string, unknown> = {};
  const others: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) (Object.hasOwn(LOOKS, name) ? looks : others)[name] = value;
  return <Element className={look(looks as Look, className as string)} {...others} />;
}
