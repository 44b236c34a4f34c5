/** Parses markup as a browser does, and finds errors that a browser would silently repair. */

import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;

const VOID = new Set(['link', 'img', 'br', 'meta', 'input', 'hr']);

/** Every element of a fragment, in document order. */
export function elementsOf(markup: string): Element[] {
  return descendants(parseFragment(markup, { sourceCodeLocationInfo: true }));
}

export function descendants(node: DefaultTreeAdapterTypes.ParentNode): Element[] {
  // the children of a template are in its content fragment
  const { childNodes } = 'content' in node ? node.content : node;
  return childNodes.flatMap((child) => ('tagName' in child ? [child, ...descendants(child)] : []));
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

export interface ParsedMarkup {
  readonly nodes: readonly DefaultTreeAdapterTypes.ChildNode[];
  /** In document order. */
  readonly elements: readonly Element[];
  /** As from `markupErrorsOf`. */
  readonly errors: readonly string[];
}

export function parsedMarkup(markup: string): ParsedMarkup {
  const errors: string[] = [];
  const fragment = parseFragment(markup, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startOffset }) => errors.push(`${code} at ${startOffset}`),
  });
  const elements = descendants(fragment);
  let ended = 0;
  for (const { tagName, sourceCodeLocation: location } of elements) {
    if (location?.endTag) ended += 1;
    else if (!VOID.has(tagName) && !markup.slice(0, location?.startTag?.endOffset).endsWith('/>'))
      errors.push(`<${tagName}> is not closed`);
  }
  const written = markup.match(/<\//g)?.length ?? 0;
  if (written !== ended) errors.push(`${written - ended} end tags without an element`);
  return { nodes: fragment.childNodes, elements, errors };
}
