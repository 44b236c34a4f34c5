/** Divides a panel or a footer into columns: by lists, by the parts around them, and by the titles before them. */

import { ancestorsOf, type Element } from './dom.ts';
import { type Group, type Label, type Link, linksIn, type Part } from './outline.ts';

export interface Column {
  readonly title: string | null;
  readonly url: string | null;
  /** The title above a nested column. */
  readonly group: string | null;
  readonly links: readonly Link[];
}

interface Title {
  readonly name: string;
  readonly url: string | null;
}

/** What names an entry of a list: its first link or text, if a list or several links follow. */
export interface Entry {
  readonly title: Title | null;
  readonly label: Link | Label | null;
  readonly rest: readonly Part[];
}

export function entryOf(part: Part): Entry {
  if (part.kind !== 'group') return { title: titleOf(part), label: part, rest: [] };
  if (part.isList) return { title: null, label: null, rest: [part] };
  const [first, ...rest] = part.parts;
  // links side by side
  if (!first || (!part.isItem && part.parts.every(({ kind }) => kind === 'link')))
    return { title: null, label: null, rest: part.parts };
  if (first.kind === 'group') {
    // the label has a wrapper of its own, beside a button that opens the list
    const inner = entryOf(first);
    const isLabel = inner.label !== null && !first.isList && inner.rest.every((one) => linksIn(one).length === 0);
    return isLabel ? { ...inner, rest } : { title: null, label: null, rest: part.parts };
  }
  return { title: titleOf(first), label: first, rest: rest.filter((one) => one.kind !== 'label' || one.isHeading) };
}

function titleOf({ name, ...part }: Link | Label): Title | null {
  return name === '' ? null : { name, url: part.kind === 'link' ? part.url : null };
}

/** The columns of the parts in order. @param title of the first, until the parts name another */
export function columnsOf(parts: readonly Part[], title: Title | null = null, group: string | null = null): Column[] {
  const columns: Column[] = [];
  let run: Link[] = [];
  let current = title;
  const close = () => {
    if (run.length > 0) columns.push({ title: current?.name ?? null, url: current?.url ?? null, group, links: run });
    if (run.length > 0) current = null;
    run = [];
  };
  parts.forEach((part, index) => {
    const next = parts[index + 1];
    if (part.kind === 'label') {
      if (isTitle(part, next)) {
        close();
        current = titleOf(part);
      }
      return;
    }
    if (part.kind === 'link') {
      const before = parts[index - 1];
      const follows =
        next?.kind === 'group' && linksIn(next).length > 0 && (next.isList || before === undefined || !isPlain(before));
      const startsColumn =
        next?.kind === 'group' && follows && part.name !== '' && hasOwnList(next) && isBeside(part, next);
      if (
        isTerm(part, next) ||
        startsColumn ||
        (part.isHeading && next !== undefined && next.kind !== 'link' && linksIn(next).length > 1)
      ) {
        close();
        current = titleOf(part);
      } else if (part.url !== null) run.push(part);
      return;
    }
    if (linksIn(part).length === 0) return;
    if (isEntry(part)) {
      const { title: own, rest } = entryOf(part);
      const inner = rest.flatMap(linksIn);
      if (own && inner.length > 0) {
        close();
        columns.push(...nested(own, rest, group));
        return;
      }
    }
    // an entry of one link beside notes, or a card
    const links = linksIn(part);
    if (links.length === 1 && !part.isList && !startsWithHeading(part)) {
      const [link] = links;
      if (link) run.push(link);
      return;
    }
    close();
    const whole = contentOf(part);
    columns.push(...columnsOf(whole.parts, whole.title ?? current, group));
    current = null;
  });
  close();
  return columns;
}

/** Whether a link, or a heading around it, and a list are in the same part. */
function isBeside({ element }: Link, { element: list }: Group): boolean {
  const [parent, above] = ancestorsOf(element);
  const holder = parent && /^(?:h[1-6]|dt|p|strong|span)$/.test(parent.tagName) ? above : parent;
  return holder !== undefined && ancestorsOf(list).includes(holder);
}

/** In a list of definitions: the `dt` before others. */
function isTerm({ element }: Link, next: Part | undefined): boolean {
  const isIn = (name: string, one: Element) => ancestorsOf(one)[0]?.tagName === name;
  return next !== undefined && isIn('dt', element) && !isIn('dt', next.element);
}

function isPlain(part: Part): boolean {
  return part.kind === 'link';
}

/** A list, or a wrapper that begins with one. */
function hasOwnList(group: Group): boolean {
  return group.isList || group.parts.some((part) => part.kind === 'group' && part.isList);
}

function isEntry(part: Group): boolean {
  return part.isItem && !part.isList;
}

/** An entry with a list of its own is a column; if its list consists of columns, they belong to it. */
function nested(own: Title, rest: readonly Part[], group: string | null): Column[] {
  const columns = columnsOf(rest, null, own.name);
  const isFlat = columns.every((column) => column.title === null);
  if (isFlat) {
    const links = columns.flatMap((column) => column.links);
    return [{ title: own.name, url: own.url, group, links }];
  }
  return columns;
}

/** Of a list whose first entry is a title: that title, and the others. */
function contentOf(group: Group): { readonly title: Title | null; readonly parts: readonly Part[] } {
  const [first, ...others] = group.parts;
  if (!first || first.kind === 'group' || !first.isHeading || others.length === 0)
    return { title: null, parts: group.parts };
  const isOnly = others.every((part) => part.kind === 'group' || !part.isHeading);
  return isOnly && group.isList ? { title: titleOf(first), parts: others } : { title: null, parts: group.parts };
}

function startsWithHeading({ parts: [first] }: Group): boolean {
  return first !== undefined && first.kind !== 'group' && first.isHeading;
}

function isTitle(label: Label, next: Part | undefined): boolean {
  if (next === undefined || label.name.startsWith('©')) return false;
  if (label.isHeading) return true;
  return next.kind === 'group' || next.kind === 'link';
}
