/** Lists the links of header and footer that are nowhere in what was read, so that nothing is lost in silence. */

import type { Column } from './columns.ts';
import { attribute, type Element, isHidden, visibleText, within } from './dom.ts';
import type { MenuItem } from './menu.ts';
import { type Link, linkOf, type Resolve } from './outline.ts';

/** A list of more is no help. */
const MAX_SHOWN = 20;

/** What only works the page's own menu, search or slides. */
const OPENER =
  /(?<![a-z])(?:submit|toggle|toggler|burger|hamburger|open|close|search|menu|play|pause|prev|next)(?![a-z])/i;

/** What was read. */
interface Held {
  readonly home: string;
  readonly navigation: readonly MenuItem[];
  readonly footer: readonly Column[];
  /** Buttons, legal links and profiles. */
  readonly others: readonly { readonly url: string | null }[];
}

interface Context {
  readonly resolve: Resolve;
  /** Names that another sentence has. */
  readonly lost: readonly string[];
  /** Whether something else of the chrome does what it does, such as links to languages. */
  readonly isOther: (link: Link) => boolean;
}

/** @param regions header and footer @returns a sentence for each kind */
export function leftOut(
  regions: readonly Element[],
  { home, navigation, footer, others }: Held,
  { resolve, lost, isOther }: Context,
): string[] {
  const columns = [...navigation.flatMap((item) => item.columns), ...footer];
  const links = [...navigation, ...columns, ...columns.flatMap((column) => column.links), ...others];
  const urls = new Set([home, ...links.map(({ url }) => url)]);
  const names = new Set([
    ...lost,
    ...navigation.map(({ name }) => name),
    ...columns.flatMap(({ title, group }) => [title, group]),
  ]);
  const all = regions.flatMap(within).filter((element) => !isHidden(element));
  const scripted = all.flatMap((element) => {
    const isButton =
      element.tagName === 'button' || (element.tagName === 'a' && linkOf(element, resolve)?.url === null);
    const name = isButton && !isOpener(element) ? visibleText(element) : '';
    return /\p{L}/u.test(name) && !names.has(name) ? [`“${name}”`] : [];
  });
  const missing = all.flatMap((element) => {
    const link = element.tagName === 'a' ? linkOf(element, resolve) : null;
    const isMissing = link !== null && link.url !== null && !urls.has(link.url) && !isOther(link);
    return isMissing ? [link.name === '' ? link.url : `“${link.name}” (${link.url})`] : [];
  });
  return [
    ...listed('Links that only a script follows; write those that visitors need with a url and a command', scripted),
    ...listed('Links without a place of their own, such as those in sentences and on pictures', missing),
  ];
}

function isOpener(element: Element): boolean {
  const says = ['class', 'id', 'type', 'aria-label'].map((name) => attribute(element, name)).join(' ');
  return (
    ['aria-controls', 'aria-expanded', 'aria-haspopup'].some((name) => attribute(element, name) !== null) ||
    OPENER.test(says)
  );
}

function listed(what: string, texts: readonly string[]): string[] {
  const all = [...new Set(texts)];
  const shown = all.slice(0, MAX_SHOWN).join(', ');
  return all.length === 0
    ? []
    : [`${what}: ${shown}${all.length > MAX_SHOWN ? `, and ${all.length - MAX_SHOWN} more` : ''}.`];
}
