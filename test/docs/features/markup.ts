/** The parts of HTML that markup uses, as keys of MDN's compatibility data. */

import { elementsOf } from '../../support/markup.ts';
import { knownKeys } from './baseline.ts';

export function markupUsed(html: string): string[] {
  const keys = elementsOf(html).flatMap(({ tagName, namespaceURI, attrs }) => {
    const language = namespaceURI.endsWith('/svg') ? 'svg' : 'html';
    return [
      `${language}.elements.${tagName}`,
      ...attrs.flatMap(({ name, value }) => [
        `${language}.global_attributes.${name}`,
        `${language}.elements.${tagName}.${name}`,
        `${language}.elements.${tagName}.${name}.${value}`,
      ]),
    ];
  });
  return knownKeys(new Set(keys));
}
