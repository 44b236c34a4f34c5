/** Comments on the menus: on the open link or text, and on the area's lists. */

import { isThemePlace, titlePlace } from '../../../../../src/content/place.ts';
import { settingAt } from '../../../../../src/content/site-settings.ts';
import { type EntryName, isMenuKind } from '../../contract/draft.ts';
import { leavesOf, listsOf, type MenuArea } from '../../entries/menu-node.ts';
import { SITE_FIELDS } from '../../model/site-settings.ts';
import { EntryComments } from '../comments/entry-comments.tsx';
import { textOfNode } from './member-list.tsx';
import { useMenus } from './menus-context.tsx';

interface MenuCommentsProps {
  readonly areas: readonly MenuArea[];
  /** The visible area. */
  readonly area: MenuArea;
}

export function MenuComments({ areas, area }: MenuCommentsProps) {
  const { open, language, nameOf } = useMenus();
  const lists = areas.flatMap(listsOf);
  const leaf = leavesOf(area).find((one) => one.leaf.place === open?.place)?.leaf;
  const subjects: readonly EntryName[] = [
    ...(leaf ? [{ kind: leaf.kind, id: leaf.place }] : []),
    ...listsOf(area).map(({ list }) => ({ kind: 'list' as const, id: list.place })),
  ];

  function nameIn({ kind, id }: EntryName): string {
    const at = settingAt(id);
    if (at) {
      const { site } = areas.find((one) => one.site?.id === at.site) ?? {};
      return `“${SITE_FIELDS[at.setting].name}” of ${nameOf({ kind: 'text', place: site?.title ?? titlePlace(at.site) })}`;
    }
    if (kind === 'link' || kind === 'text') return `“${nameOf({ kind, place: id })}”`;
    const group = lists.find(({ list }) => list.place === id)?.group;
    return `The list “${group ? textOfNode(group, nameOf) : id}”`;
  }

  return (
    <EntryComments
      isAbout={({ kind, id }) => isMenuKind(kind) && !isThemePlace(id)}
      subjects={subjects}
      nameOf={nameIn}
      language={language}
      hint="Open a link or text to comment on it."
    />
  );
}
