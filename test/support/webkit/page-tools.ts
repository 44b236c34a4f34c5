/** Functions that the adapter runs in the page: finds elements as Playwright's selectors do, and looks at them. */

import type { PageRoles, States } from './page-roles.ts';

/** What a text must be, or contain regardless of case, or match. */
export type Wanted =
  | { readonly text: string; readonly exact: boolean }
  | { readonly pattern: string; readonly flags: string };

/** One step of a selector; each searches inside the results of the one before, or narrows them. */
export type Step =
  | { readonly css: string }
  | { readonly nth: number }
  | { readonly role: string; readonly name: Wanted | undefined; readonly states: States }
  /** The innermost elements with a text. */
  | { readonly text: Wanted }
  | { readonly hasText: Wanted }
  | { readonly has: readonly Step[] }
  | { readonly and: readonly Step[] }
  /** The documents in frames, of the same origin. */
  | { readonly inFrame: true };

/** Where an element can be pressed, or why not. */
export type Pressable = { readonly x: number; readonly y: number } | { readonly problem: string };

/** Its source is sent to the page, and so it refers to nothing outside itself. */
export function pageTools({ hasRole, hasStates, nameOf, inOneLine }: PageRoles) {
  const parentOf = (element: Element): Element | null => {
    const root = element.getRootNode();
    return element.parentElement ?? ('host' in root ? (root as ShadowRoot).host : null);
  };

  /** All elements inside a root and the open shadow trees there. */
  const allIn = (root: ParentNode): Element[] => {
    const inner = 'shadowRoot' in root ? (root as Element).shadowRoot : null;
    const trees = inner ? [inner, root] : [root];
    return trees.flatMap((tree) => [...tree.children].flatMap((element) => [element, ...allIn(element)]));
  };

  const isVisible = (element: Element): boolean => {
    if (!element.isConnected || getComputedStyle(element).visibility !== 'visible') return false;
    if (getComputedStyle(element).display === 'contents') return [...element.children].some(isVisible);
    if (!element.checkVisibility()) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
  };

  /** Splits at separators outside quotes, brackets and parentheses; combinators become parts of their own. */
  const split = (text: string, separator: RegExp): string[] => {
    const parts = [''];
    let depth = 0;
    let quote = '';
    for (const character of text) {
      if (quote) quote = character === quote ? '' : quote;
      else if (/["']/.test(character)) quote = character;
      else if (/[([]/.test(character)) depth++;
      if (!quote && depth === 0 && separator.test(character))
        parts.push(...(/[>+~]/.test(character) ? [character, ''] : ['']));
      else parts[parts.length - 1] += character;
      if (!quote && /[)\]]/.test(character)) depth--;
    }
    return parts.map((part) => part.trim()).filter(Boolean);
  };

  const matchesCompound = (element: Element, compound: string): boolean => {
    const css = compound.replaceAll(':visible', '');
    return (css === '' || Element.prototype.matches.call(element, css)) && (css === compound || isVisible(element));
  };

  /** Whether an element matches the last part, and its ancestors, across shadow roots, the parts before. */
  const matchesParts = (element: Element, parts: readonly string[]): boolean => {
    const [compound = '', combinator] = [parts.at(-1), parts.at(-2)];
    if (!matchesCompound(element, compound)) return false;
    if (combinator === undefined) return true;
    if (combinator === '+' || combinator === '~') throw new Error(`The combinator ${combinator} is not supported.`);
    const isChild = combinator === '>';
    const rest = parts.slice(0, isChild ? -2 : -1);
    for (let parent = parentOf(element); parent; parent = parentOf(parent)) {
      if (matchesParts(parent, rest)) return true;
      if (isChild) return false;
    }
    return false;
  };

  const matches = (text: string, wanted: Wanted): boolean => {
    const found = inOneLine(text);
    if ('pattern' in wanted) return new RegExp(wanted.pattern, wanted.flags).test(found);
    const expected = inOneLine(wanted.text);
    return wanted.exact ? found === expected : found.toLowerCase().includes(expected.toLowerCase());
  };

  const hasText = (element: Element, wanted: Wanted): boolean =>
    !element.matches('script, style, noscript, template') && matches(element.textContent ?? '', wanted);

  /** Whether an element is what a step looks for. */
  const isWanted = (element: Element, step: Step): boolean => {
    if ('css' in step) return split(step.css, /,/).some((choice) => matchesParts(element, split(choice, /[\s>+~]/)));
    if ('role' in step)
      return (
        hasRole(element, step.role) &&
        hasStates(element, step.states) &&
        (step.name === undefined || matches(nameOf(element, step.role), step.name))
      );
    if (!('text' in step)) throw new Error('The step searches nothing.');
    return hasText(element, step.text) && ![...element.children].some((child) => hasText(child, step.text));
  };

  const findIn = (roots: readonly (Document | Element)[], steps: readonly Step[]): Element[] => {
    let scopes = roots;
    let found: Element[] = [];
    for (const step of steps) {
      if ('inFrame' in step) {
        scopes = found.flatMap((element) => (element as HTMLIFrameElement).contentDocument ?? []);
        continue;
      }
      if ('nth' in step) found = [found.at(step.nth)].filter((element) => element !== undefined);
      else if ('has' in step) found = found.filter((element) => findIn([element], step.has).length > 0);
      else if ('and' in step) {
        const others = findIn(roots, step.and);
        found = found.filter((element) => others.includes(element));
      } else if ('hasText' in step) found = found.filter((element) => hasText(element, step.hasText));
      else found = [...new Set(scopes.flatMap(allIn))].filter((element) => isWanted(element, step));
      scopes = found;
    }
    return found;
  };

  /** The elements that the steps of a selector find, in document order. */
  const find = (steps: readonly Step[]): Element[] => findIn([document], steps);

  /** The innermost element at a point, also inside shadow trees. */
  const elementAt = (x: number, y: number): Element | null => {
    let element = document.elementFromPoint(x, y);
    for (;;) {
      const inner: Element | null | undefined = element?.shadowRoot?.elementFromPoint(x, y);
      if (!inner || inner === element) return element;
      element = inner;
    }
  };

  const contains = (element: Element, inner: Element | null): boolean => {
    for (let at = inner; at; at = parentOf(at)) if (at === element) return true;
    return false;
  };

  const isMoving = (element: Element): boolean =>
    [document, element.getRootNode() as ShadowRoot]
      .flatMap((tree) => tree.getAnimations())
      .some(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);

  /** The middle of an element, which is scrolled into the window if something covers it or it is outside. */
  const pressable = (element: Element): Pressable => {
    if (!isVisible(element)) return { problem: 'it is not visible' };
    if (element.matches(':disabled')) return { problem: 'it is disabled' };
    // on a busy machine no frame may be drawn between two looks at where it is
    if (isMoving(element)) return { problem: 'something moves' };
    const middleOf = () => {
      // the first box of an inline element that is broken into lines
      const [box = element.getBoundingClientRect()] = element.getClientRects();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const isInside = ({ x, y }: { x: number; y: number }) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
    const hitAt = (point: { x: number; y: number }) => (isInside(point) ? elementAt(point.x, point.y) : null);
    // an element that has moved since it was scrolled to may have come to rest under another
    if (!contains(element, hitAt(middleOf())))
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const point = middleOf();
    if (!isInside(point)) return { problem: 'it is outside the window' };
    const hit = hitAt(point);
    if (contains(element, hit)) return point;
    return { problem: `${hit?.outerHTML.slice(0, 120)} is over it` };
  };

  return { find, isVisible, pressable };
}

export type PageTools = ReturnType<typeof pageTools>;
