/** Rebuilds styles from rules without combinators and pseudo-classes, and from properties that are also attributes. */

import { PROPERTIES, SEEN_PROPERTY, valueFault } from './parts.ts';

export type Declaration = readonly [property: string, value: string];

export interface Rule {
  /** Such as `(prefers-color-scheme:dark)`; `null` if the rule always applies. */
  readonly media: string | null;
  /** Each is a name or `*`, classes and ids, such as `path.a`. */
  readonly selectors: readonly string[];
  readonly declarations: readonly Declaration[];
}

/** @param name of the property or rule @param reason with what to do */
export type Report = (name: string, reason: string) => void;

const COMPOUND = /^(?:\*|[\w-]+)?(?:[.#][\w\u0080-\uffff-]+)*$/;

const MEDIA = /^@media\s*([\w\s:(),.-]+)$/;

export function cleanDeclarations(css: string, report: Report): Declaration[] {
  return withoutComments(css)
    .split(';')
    .flatMap((declaration) => {
      const colon = declaration.indexOf(':');
      const property = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase();
      const value = spaced(declaration.slice(colon + 1));
      if (property === '' || value === '') return [];
      const fault = PROPERTIES.has(property) ? valueFault(property, value) : null;
      const isKept = PROPERTIES.has(property) && fault === null && isBalanced(value);
      if (isKept) return [[property, value] as const];
      if (fault !== null) report(property, `a style ${fault}`);
      else if (SEEN_PROPERTY.test(property) && !/^(?:none|normal)$/.test(value))
        report(property, `${property}:${shortened(value)} is not allowed: remove it, or draw it as shapes`);
      return [];
    });
}

/** @param css of a `style` element */
export function cleanSheet(css: string, report: Report, media: string | null = null): Rule[] {
  return blocksIn(withoutComments(css)).flatMap(({ prelude, body }) => {
    const condition = MEDIA.exec(prelude)?.[1]?.trim();
    if (condition !== undefined && media === null && body !== null) return cleanSheet(body, report, condition);
    const selectors = prelude.split(',').map((selector) => selector.trim());
    if (body === null || !selectors.every((selector) => selector !== '' && COMPOUND.test(selector))) {
      const name = /^@[\w-]+/.exec(prelude)?.[0];
      report(name ?? 'style', `${name ?? `the rule for ${shortened(prelude)}`} is not allowed in a style: remove it`);
      return [];
    }
    const declarations = cleanDeclarations(body, report);
    return declarations.length > 0 ? [{ media, selectors, declarations }] : [];
  });
}

export function sheetText(rules: readonly Rule[]): string {
  return rules
    .map(({ media, selectors, declarations }) => {
      const rule = `${selectors.join()}{${declarationsText(declarations)}}`;
      return media === null ? rule : `@media ${media}{${rule}}`;
    })
    .join('');
}

export function declarationsText(declarations: readonly Declaration[]): string {
  return declarations.map(([property, value]) => `${property}:${value}`).join(';');
}

/** Splits a style sheet into its outermost rules; `body` is `null` for one without, such as `@import`. */
function blocksIn(css: string): { readonly prelude: string; readonly body: string | null }[] {
  const blocks: { prelude: string; body: string | null }[] = [];
  const delimiter = /[{};]/g;
  let [start, opened, depth] = [0, 0, 0];
  for (let found = delimiter.exec(css); found; found = delimiter.exec(css)) {
    const { 0: character, index } = found;
    if (character === '{' && depth++ === 0) opened = index;
    const isEnd = character === '}' ? depth > 0 && --depth === 0 : character === ';' && depth === 0;
    if (!isEnd) continue;
    const prelude = spaced(css.slice(start, character === '}' ? opened : index));
    if (prelude !== '') blocks.push({ prelude, body: character === '}' ? css.slice(opened + 1, index) : null });
    start = index + 1;
  }
  const rest = spaced(css.slice(start));
  return rest === '' ? blocks : [...blocks, { prelude: rest, body: null }];
}

function isBalanced(value: string): boolean {
  return value.split('(').length === value.split(')').length;
}

function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ');
}

function spaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

export function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
