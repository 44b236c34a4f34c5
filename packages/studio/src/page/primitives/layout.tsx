/** Primitives that lay out and set type, for page and preview. Their looks are classes of `layout.css`. */

import type { ComponentPropsWithRef, ElementType, JSX } from 'react';

/** A step of the distances in `tokens.css`: 4, 8, 12, 16 or 24 px. */
type Step = 1 | 2 | 3 | 4 | 5;

/** Each property is a class, such as `kit-gap-3` or `kit-nowrap`. */
export interface Look {
  readonly layout?: 'stack' | 'row' | 'grid';
  readonly gap?: Step;
  /** Between rows, where it differs from the gap between columns. */
  readonly rows?: 0 | 1 | 2 | 3;
  readonly align?: 'start' | 'end' | 'baseline' | 'stretch' | 'center';
  readonly justify?: 'between' | 'center' | 'end';
  /** Of a grid: a single column, or the room beside a column that fits its content. */
  readonly columns?: 'one' | 'rest';
  /** Keeps a row in one line. */
  readonly oneLine?: true;
  /** Beside text. */
  readonly inline?: true;
  readonly block?: true;
  /** Takes the room that is left; `wide` wraps if that is too little for a sentence. */
  readonly grows?: true | 'wide';
  /** Keeps its size. */
  readonly rigid?: true;
  /** May be narrower than its content. */
  readonly shrinks?: true;
  readonly full?: true;
  /** At most as wide as lines are easy to read. */
  readonly measure?: true;
  readonly self?: 'start';
  readonly toEnd?: true;
  readonly above?: Step;
  readonly below?: Step;
  readonly pad?: 4 | 5;
  readonly padBlock?: 2 | 3;
  /** Padding that is wider at the sides. */
  readonly inset?: 'small' | 'medium' | 'large';
  /** As far as the text beside a checkbox. */
  readonly indented?: true;
  readonly line?: 'start' | 'end';
  /** A background, with the border, corners and shadow that belong to it. */
  readonly surface?: 'panel' | 'raised' | 'floating' | 'sunken' | 'trough' | 'info' | 'caution' | 'bad';
  /** 12, 13, 15, 18 or 28 px. */
  readonly size?: 'tiny' | 'small' | 'body' | 'large' | 'title';
  readonly weight?: 'normal' | 'medium' | 'strong';
  readonly tone?: 'quiet' | 'caution' | 'bad';
  /** Breaks words that don't fit. */
  readonly breaks?: true;
  /** Ends with an ellipsis if it doesn't fit in its line. */
  readonly truncates?: true;
  readonly nowrap?: true;
  /** Keeps line breaks. */
  readonly lines?: true;
  /** Digits of one width. */
  readonly numbers?: true;
  readonly centered?: true;
}

const NAMES: Readonly<Record<keyof Look, true>> = {
  layout: true,
  gap: true,
  rows: true,
  align: true,
  justify: true,
  columns: true,
  oneLine: true,
  inline: true,
  block: true,
  grows: true,
  rigid: true,
  shrinks: true,
  full: true,
  measure: true,
  self: true,
  toEnd: true,
  above: true,
  below: true,
  pad: true,
  padBlock: true,
  inset: true,
  indented: true,
  line: true,
  surface: true,
  size: true,
  weight: true,
  tone: true,
  breaks: true,
  truncates: true,
  nowrap: true,
  lines: true,
  numbers: true,
  centered: true,
};

/** The classes of a look, for elements of other libraries. */
export function look(look: Look, ...others: readonly string[]): string {
  const classes = Object.entries(look).map(([name, value]) =>
    value === true ? `kit-${name}` : value === undefined ? '' : `kit-${name}-${value}`,
  );
  return [...classes, ...others].filter(Boolean).join(' ');
}

type Tag = keyof JSX.IntrinsicElements;

export type BoxProps<T extends Tag> = { readonly as?: T; readonly className?: string } & Omit<Look, 'layout'> &
  Omit<ComponentPropsWithRef<T>, keyof Look | 'as' | 'className'>;

/** Children below each other. */
export function Stack<T extends Tag = 'div'>({ as, ...props }: BoxProps<T>) {
  return element(as ?? 'div', { layout: 'stack', ...props });
}

/** Children beside each other, centred, in several lines if they don't fit. */
export function Row<T extends Tag = 'div'>({ as, ...props }: BoxProps<T>) {
  return element(as ?? 'div', { layout: 'row', ...props });
}

/** A grid, whose columns are its class's. */
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
  for (const [name, value] of Object.entries(props)) (Object.hasOwn(NAMES, name) ? looks : others)[name] = value;
  return <Element className={look(looks as Look, className as string)} {...others} />;
}
