/** Finds elements, texts and errors in markup. */

import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { descendants, type Element, parsedMarkup } from '../../packages/cli/src/conformance/parsed-markup.ts';

/** Every element of a fragment, in document order. */
export function elementsOf(markup: string): Element[] {
  return descendants(parseFragment(markup, { sourceCodeLocationInfo: true }));
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

export function textOf(node: DefaultTreeAdapterTypes.ParentNode): string {
  return node.childNodes
    .map((child) => ('value' in child ? child.value : 'childNodes' in child ? textOf(child) : ''))
    .join('');
}

export function withAttribute(markup: string, name: string, value?: string): Element[] {
  return elementsOf(markup).filter((element) => {
    const found = attribute(element, name);
    return found !== undefined && (value === undefined || found === value);
  });
}

export function partsOf(markup: string, part: string): Element[] {
  return withAttribute(markup, 'data-portico-part', part);
}

/** The names of the top-level nodes of a fragment. */
export function rootsOf(markup: string): string[] {
  return parseFragment(markup).childNodes.map((node) => node.nodeName);
}

export function classesOf(markup: string): Set<string> {
  return new Set(elementsOf(markup).flatMap((element) => attribute(element, 'class')?.split(/\s+/) ?? []));
}

/** Errors in markup: unclosed elements, end tags without an element, and parse errors. */
export function markupErrorsOf(markup: string): readonly string[] {
  return parsedMarkup(markup).errors;
}
