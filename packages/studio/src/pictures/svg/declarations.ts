/** What attributes and styles say about parts; what a rule might say counts, whatever overrides it. */

import type { Declaration, Rule } from './clean-style.ts';
import type { Part } from './part.ts';
import { PROPERTIES } from './parts.ts';

export interface Declarations {
  of(part: Part): readonly Declaration[];
  /** How many selectors match, and declarations come from them. */
  fromRules(part: Part): number;
  /** Of a property, anywhere. */
  valuesOf(property: string): readonly string[];
}

export function declarationsIn(parts: readonly Part[]): Declarations {
  const rules = parts.flatMap((part) => part.rules);
  const byKey = new Map<string, { readonly rules: Set<Rule>; matches: number }>();
  for (const rule of rules) {
    for (const key of rule.selectors.map(keyOf)) {
      const entry = byKey.get(key) ?? { rules: new Set(), matches: 0 };
      byKey.set(key, entry);
      entry.matches += entry.rules.has(rule) ? 1 : 1 + rule.declarations.length;
      entry.rules.add(rule);
    }
  }
  const own = ({ attributes, style }: Part): Declaration[] => [
    ...Object.entries(attributes).filter(([attribute]) => PROPERTIES.has(attribute)),
    ...style,
  ];
  const matching = ({ name, attributes: { id, class: classes = '' } }: Part) =>
    ['*', name, `#${id}`, ...new Set(classes.split(' ').map((it) => `.${it}`))].flatMap((key) => byKey.get(key) ?? []);
  const all = [...parts.flatMap(own), ...rules.flatMap(({ declarations }) => declarations)];
  const known = new Map<Part, readonly Declaration[]>();
  return {
    of(part) {
      const matched = () => matching(part).flatMap((entry) => [...entry.rules].flatMap((rule) => rule.declarations));
      const declarations = known.get(part) ?? [...own(part), ...matched()];
      known.set(part, declarations);
      return declarations;
    },
    fromRules: (part) => matching(part).reduce((sum, { matches }) => sum + matches, 0),
    valuesOf: (property) => all.flatMap(([name, value]) => (name === property ? value : [])),
  };
}

/** A class, id or name that every element of a selector has. */
function keyOf(selector: string): string {
  return /[.#][^.#]+/.exec(selector)?.[0] ?? selector;
}
