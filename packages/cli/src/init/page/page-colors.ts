/** Reads the colours of a header from its `style`, and from rules in the page that name it. */

import { type DefaultTreeAdapterTypes, defaultTreeAdapter } from 'parse5';
import { attribute, type Element, isElement } from './dom.ts';

interface Colors {
  readonly surface: string | null;
  readonly text: string | null;
}

/** Of all style elements, in characters. */
const MAX_CSS = 200_000;

export function colorsOf(document: DefaultTreeAdapterTypes.Document, headers: readonly Element[]): Colors {
  // @media and comments leave texts that name no header
  const rules = sheetsIn(document)
    .slice(0, MAX_CSS)
    .split('}')
    .map((rule) => {
      const [selectors = '', declarations = ''] = rule.split('{').slice(-2);
      return { selectors: selectors.split(',').map((one) => one.trim()), declarations };
    });
  const written = headers.flatMap((header) => {
    const own = rules.filter(({ selectors }) => selectors.some((selector) => names(selector, header)));
    return [attribute(header, 'style') ?? '', ...own.map(({ declarations }) => declarations).toReversed()];
  });
  const first = (property: RegExp) =>
    written.flatMap((declarations) => property.exec(declarations)?.[1]?.trim() ?? [])[0] ?? null;
  return {
    surface:
      first(/(?:^|[;\s])background(?:-color)?\s*:\s*([^;!]+)/i) ??
      headers.map((header) => attribute(header, 'bgcolor')).find(Boolean) ??
      null,
    text: first(/(?:^|[;\s])color\s*:\s*([^;!]+)/i),
  };
}

/** `header`, `#top`, `.site-header` and `header.site-header`; nothing with states or ancestors. */
function names(selector: string, header: Element): boolean {
  const [, tag = '', rest = ''] = /^([a-z]*)((?:[#.][\w-]+)*)$/i.exec(selector) ?? [];
  if (tag === '' && rest === '') return false;
  const classes = (attribute(header, 'class') ?? '').split(/\s+/);
  return (
    (tag === '' || tag.toLowerCase() === header.tagName) &&
    (rest.match(/[#.][\w-]+/g) ?? []).every((name) =>
      name.startsWith('#') ? attribute(header, 'id') === name.slice(1) : classes.includes(name.slice(1)),
    )
  );
}

function sheetsIn(node: DefaultTreeAdapterTypes.ParentNode): string {
  return node.childNodes
    .map((child) => {
      if (!isElement(child)) return '';
      if (child.tagName !== 'style') return sheetsIn(child);
      return child.childNodes.map((text) => (defaultTreeAdapter.isTextNode(text) ? text.value : '')).join('');
    })
    .join('\n');
}
