/** Finds what attributes and styles say about a part; what a rule might say counts, whatever overrides it. */

import type { Declaration } from './clean-style.ts';
import type { Part } from './part.ts';
import { PROPERTIES } from './parts.ts';

export function declarationsIn(parts: readonly Part[]): (part: Part) => readonly Declaration[] {
  const byKey = new Map<string, Declaration[]>();
  for (const { selectors, declarations } of parts.flatMap(({ rules }) => rules)) {
    for (const key of new Set(selectors.map(keyOf))) byKey.set(key, [...(byKey.get(key) ?? []), ...declarations]);
  }
  return ({ name, attributes, style }) => {
    const { id, class: classes = '' } = attributes;
    const keys = ['*', name, `#${id}`, ...new Set(classes.split(/\s+/).map((it) => `.${it}`))];
    return [
      ...Object.entries(attributes).filter(([attribute]) => PROPERTIES.has(attribute)),
      ...style,
      ...keys.flatMap((key) => byKey.get(key) ?? []),
    ];
  };
}

/** A class, id or name that every element of a selector has. */
function keyOf(selector: string): string {
  return /[.#][^.#]+/.exec(selector)?.[0] ?? selector;
}
