/** The tree of the menus in a language, with its preview beside it. */

import { useEffect, useMemo, useState } from 'react';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../../src/contract/language.ts';
import type { MenusAnswer } from '../../contract/api.ts';
import { languageName } from '../../contract/language-name.ts';
import { leavesOf, type MenuArea } from '../../messages/menu-node.ts';
import { Tabs } from '../controls/tabs.tsx';
import type { Direction } from '../controls/undo-keys.ts';
import { type FocusedField, nothingTo, RewindButtons } from '../editor/undo-buttons.tsx';
import { useAnnounce } from '../frame/announcer.tsx';
import { PageHeading } from '../frame/page-heading.tsx';
import { useOfferUndo } from '../frame/undo.tsx';
import { NeedsRole } from '../rights/needs-role.tsx';
import { useMayTranslate } from '../rights/use-rights.ts';
import { useNamedField } from '../routing/focus-field.ts';
import { useParameter } from '../routing/navigation.tsx';
import { AreaChoice } from './area-choice.tsx';
import { GroupBody } from './group-view.tsx';
import { textOfNode } from './member-list.tsx';
import { MenuComments } from './menu-comments.tsx';
import { MenuPreview } from './menu-preview.tsx';
import { MENUS_ROLE, MenusContext, type OpenLeaf } from './menus-context.tsx';
import { menusValue } from './menus-value.ts';
import { OwnLists } from './own-lists.tsx';
import { RemoveSite } from './remove-site.tsx';
import { useMenuEdits } from './use-menu-edits.ts';
import { useMenuOutline } from './use-menu-outline.ts';

const TABS = LANGUAGES.map((id) => ({ id, label: languageName(id) }));

export function MenusEditor({ files }: { readonly files: MenusAnswer }) {
  const [languageParameter, setLanguage] = useParameter('language');
  const language = LANGUAGES.find((name) => name === languageParameter) ?? DEFAULT_LANGUAGE;
  const { edited, areas } = useMenuOutline(files, language);
  const [linked] = useState(() => linkedPlace(areas));
  const [areaParameter, setArea] = useParameter('area');
  const area = areas.find(({ id }) => id === (areaParameter || linked?.area)) ?? areas[0];
  const [unfolded, setUnfolded] = useState<string | null>(linked?.unfolded ?? null);
  const [open, setOpen] = useState<OpenLeaf | null>(linked?.open ?? null);
  const edits = useMenuEdits();
  const mayTranslate = useMayTranslate(language);
  const announce = useAnnounce();
  const offerUndo = useOfferUndo();
  useNamedField();
  useEffect(() => {
    document.querySelector('.studio-menu-leaf[data-open="true"]')?.scrollIntoView({ block: 'center' });
  }, []);

  const menus = useMemo(
    () => ({
      ...menusValue(files, language, edited, areas),
      edits,
      unfolded,
      unfold: (group: string | null) => {
        setUnfolded(group);
        setOpen(null);
      },
      open,
      setOpen,
    }),
    [files, language, edited, areas, edits, unfolded, open],
  );

  function rewind(direction: Direction, focused: FocusedField | null) {
    offerUndo(null);
    const isDone = edits.rewind(direction, focused, language);
    announce(isDone ? (direction === 'undo' ? 'Undone.' : 'Redone.') : nothingTo(direction, focused));
  }

  function chooseArea(id: string) {
    setArea(id);
    menus.unfold(null);
  }

  if (!area) return null;
  return (
    <MenusContext value={menus}>
      <PageHeading
        title="Menus"
        actions={
          <>
            {mayTranslate && <RewindButtons canUndo={edits.canUndo} canRedo={edits.canRedo} onRewind={rewind} />}
            <NeedsRole needed="author" id={MENUS_ROLE}>
              Only authors can change menus; translators can change texts in their languages.
            </NeedsRole>
          </>
        }
      >
        What you don’t change here stays as in the files. Every change is saved as you type, and visitors see it once it
        is published.
      </PageHeading>
      <Tabs label="Language" tabs={TABS} selected={language} onSelect={setLanguage}>
        <div className="studio-menus">
          <div className="studio-menus__tree">
            <AreaChoice areas={areas} area={area} onChange={chooseArea} />
            {area.groups.map((group) => (
              <section key={group.id} className="studio-panel studio-menus__group" aria-labelledby={`menu-${group.id}`}>
                <h2 id={`menu-${group.id}`} className="studio-menus__title">
                  {textOfNode(group, menus.nameOf)}
                </h2>
                <GroupBody group={group} />
                {area.site && group.id === `${area.site.id}.settings` && (
                  <RemoveSite site={area.site} onRemove={() => chooseArea('')} />
                )}
              </section>
            ))}
            <OwnLists offers={area.offers} />
          </div>
          {area.fragment !== null && <MenuPreview area={area} fragment={area.fragment} edited={edited} />}
        </div>
      </Tabs>
      <MenuComments areas={areas} area={area} />
    </MenusContext>
  );
}

/** The place named in the URL, such as `?link=pricing`; lists of problems and changes link to it. */
function linkedPlace(areas: readonly MenuArea[]) {
  const query = new URLSearchParams(location.search);
  const place = query.get('link') ?? query.get('text');
  const list = query.get('list');
  for (const area of areas) {
    for (const { leaf, path } of leavesOf(area)) {
      const isNamed = place === null ? path.some((group) => group.list?.place === list) : leaf.place === place;
      if (!isNamed || (place === null && list === null)) continue;
      const group = path.at(-1)?.id ?? '';
      return { area: area.id, unfolded: path[1]?.id ?? null, open: place === null ? null : { group, place } };
    }
  }
  return null;
}
