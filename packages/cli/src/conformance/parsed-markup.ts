/** Parses markup as a browser does, and finds errors that a browser would silently repair. */

import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;

const VOID = new Set(['link', 'img', 'br', 'meta', 'input', 'hr']);

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

export function descendants(node: DefaultTreeAdapterTypes.ParentNode): Element[] {
  // the children of a template are in its content fragment
  const { childNodes } = 'content' in node ? node.content : node;
  return childNodes.flatMap((child) => ('tagName' in child ? [child, ...descendants(child)] : []));
}
