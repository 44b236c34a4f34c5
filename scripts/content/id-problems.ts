/** Finds ids of the link tree that would not be unique in the markup. */

import type { LinkTreeFile } from '../../src/content/link-tree-schema.ts';
import { ANNOUNCEMENT } from '../../src/content/parts.ts';
import { LANGUAGE_SECTION_ID, PARTS, panelId } from '../../src/contract/markup.ts';

type PathProblem = { readonly path: string; readonly reason: string };

const PORTICO = 'Portico';

export function idProblems({ navigation, actions, footer }: LinkTreeFile): PathProblem[] {
  const { social = [] } = footer;
  return [
    // element ids ignore case, and do not tell _ from -
    ...takenIds('navigation', navigation, panelId, [LANGUAGE_SECTION_ID, ANNOUNCEMENT]),
    ...takenIds('actions', actions, String, PARTS),
    ...social.flatMap((id, index) =>
      social.indexOf(id) === index ? [] : [{ path: `footer.social.${index}`, reason: `"${id}" is listed twice` }],
    ),
  ];
}

function takenIds(
  list: string,
  entries: readonly { readonly id: string }[],
  form: (id: string) => string,
  reserved: readonly string[],
): PathProblem[] {
  const owners = new Map(reserved.map((id) => [form(id), PORTICO]));
  return entries.flatMap(({ id }, index) => {
    const owner = owners.get(form(id));
    owners.set(form(id), `${list}[${index}]`);
    return owner === undefined
      ? []
      : [{ path: `${list}.${index}.id`, reason: `"${id}" is taken by ${owner}; write another id` }];
  });
}
