/** What attributes and styles say about parts; what a rule might say counts, whatever overrides it. */

import type { Declaration } from './clean-style.ts';
import type { Part } from './part.ts';
import { PROPERTIES } from './parts.ts';

export interface Declarations {
  of(part: Part): readonly Declaration[];
  /** How many of them come from rules. */
  fromRules(part: Part): number;
  /** Of a property, anywhere. */
  valuesOf(property: string): readonly string[];
}

export function declarationsIn(parts: readonly Part[]): Declarations {
  const rules = parts.flatMap((part) => part.rules);
  const byKey = new Map<string, Declaration[]>();
  for (const { selectors, declarations } of rules) {
    for (const key of new Set(selectors.map(keyOf))) {
      const known = byKey.get(key);
      if (known) known.push(...declarations);
      else byKey.set(key, [...declarations]);
    }
  }
  const own = ({ attributes, style }: Part): Declaration[] => [
    ...Object.entries(attributes).filter(([attribute]) => PROPERTIES.has(attribute)),
    ...style,
  ];
  const matching = ({ name, attributes: { id, class: classes = '' } }: Part) =>
    ['*', name, `#${id}`, ...new Set(classes.split(' ').map((it) => `.${it}`))].map((key) => byKey.get(key) ?? []);
  const all = [...parts.flatMap(own), ...rules.flatMap(({ declarations }) => declarations)];
  const known = new Map<Part, readonly Declaration[]>();
  return {
    of(part) {
      const declarations = known.get(part) ?? [...own(part), ...matching(part).flat()];
      known.set(part, declarations);
      return declarations;
    },
    fromRules: (part) => matching(part).reduce((sum, { length }) => sum + length, 0),
    valuesOf: (property) => all.flatMap(([name, value]) => (name === property ? value : [])),
  };
}

/** A class, id or name that every element of a selector has. */
function keyOf(selector: string): string {
  return /[.#][^.#]+/.exec(selector)?.[0] ?? selector;
}
