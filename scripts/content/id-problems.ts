/** Finds ids of the link tree that would not be unique in the markup. */

import type { LinkTreeFile } from '../../src/content/link-tree-schema.ts';
import { ANNOUNCEMENT } from '../../src/content/parts.ts';
import { LANGUAGE_SECTION_ID, panelId } from '../../src/contract/markup.ts';

type PathProblem = { readonly path: string; readonly reason: string };

/** Element ids ignore case, and do not tell `_` from `-`. */
export function navigationIdProblems({ navigation }: LinkTreeFile): PathProblem[] {
  const taken = new Map([
    [panelId(LANGUAGE_SECTION_ID), 'the language selector'],
    [panelId(ANNOUNCEMENT), 'the bar'],
  ]);
  return navigation.flatMap(({ id }, index) => {
    const path = `navigation.${index}.id`;
    const owner = taken.get(panelId(id));
    taken.set(panelId(id), path);
    return owner === undefined ? [] : [{ path, reason: `"${id}" is taken by ${owner}; write another id` }];
  });
}
