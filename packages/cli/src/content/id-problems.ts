/** Finds ids of the link tree that would not be unique in the markup. */

import type { LinkTreeFile } from '../../../../src/content/link-tree-schema.ts';
import { ANNOUNCEMENT } from '../../../../src/content/parts.ts';
import { LANGUAGE_SECTION_ID, PARTS, panelId, SECOND_LEVEL_ID } from '../../../../src/contract/markup.ts';

type PathProblem = { readonly path: string; readonly reason: string };

const PORTICO = 'Portico';

export function idProblems({ navigation, actions, footer, sites = {} }: LinkTreeFile): PathProblem[] {
  const { social = [] } = footer;
  const lists = [
    { path: '', navigation, actions },
    ...Object.entries(sites).map(([id, site]) => ({ path: `sites.${id}.`, ...site })),
  ];
  return [
    ...lists.flatMap((list) => [
      // element ids ignore case, and treat _ and - alike
      ...takenIds(`${list.path}navigation`, list.navigation, panelId, [
        LANGUAGE_SECTION_ID,
        SECOND_LEVEL_ID,
        ANNOUNCEMENT,
      ]),
      ...takenIds(`${list.path}actions`, list.actions, String, PARTS),
    ]),
    ...social.flatMap((id, index) =>
      social.indexOf(id) === index ? [] : [{ path: `footer.social.${index}`, reason: `"${id}" is listed twice` }],
    ),
  ];
}

function takenIds(
  list: string,
  entries: readonly (string | { readonly id: string })[] | undefined = [],
  form: (id: string) => string,
  reserved: readonly string[],
): PathProblem[] {
  const owners = new Map(reserved.map((id) => [form(id), PORTICO]));
  return entries.flatMap((entry, index) => {
    const id = typeof entry === 'string' ? entry : entry.id;
    const path = `${list}.${index}`;
    const owner = owners.get(form(id));
    owners.set(form(id), `${list}[${index}]`);
    return owner === undefined
      ? []
      : [
          {
            path: typeof entry === 'string' ? path : `${path}.id`,
            reason: `"${id}" is taken by ${owner}; write another id`,
          },
        ];
  });
}
