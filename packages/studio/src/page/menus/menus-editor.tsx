/** The tree of the menus in a language, with its preview beside it. */

import { useEffect, useMemo, useState } from 'react';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../../../../src/contract/language.ts';
import type { MenusAnswer } from '../../contract/api.ts';
import type { EntryName } from '../../contract/draft.ts';
import { languageName } from '../../contract/language-name.ts';
import { leavesOf, listsOf, type MenuArea } from '../../entries/menu-node.ts';
import { entryType } from '../../model/entry-types.ts';
import { Tabs } from '../controls/tabs.tsx';
import { PageHeading } from '../kit/page-heading.tsx';
import { UndoButtons } from '../kit/undo-buttons.tsx';
import { Grid, Stack } from '../primitives/layout.tsx';
import { NeedsRole } from '../rights/needs-role.tsx';
import { useMayTranslate } from '../rights/use-rights.ts';
import { namedEntry, useNamedField } from '../routing/focus-field.ts';
import { useParameter } from '../routing/navigation.tsx';
import { AreaChoice } from './area-choice.tsx';
import { GroupPanel } from './group-panel.tsx';
import { GroupBody } from './group-view.tsx';
import { textOfNode } from './member-list.tsx';
import { MenuComments } from './menu-comments.tsx';
import { MenuPreview } from './menu-preview.tsx';
import { MENUS_ROLE, MenusContext, type OpenLeaf } from './menus-context.tsx';
import { menusValue } from './menus-value.ts';
import { OwnLists } from './own-lists.tsx';
import { RemoveSite } from './remove-site.tsx';
import { useEditMenus } from './use-edit-menus.ts';
import { useMenuOutline } from './use-menu-outline.ts';

const TABS = LANGUAGES.map((id) => ({ id, label: languageName(id) }));

function isOfMenus(entry: EntryName): boolean {
  return entryType(entry).page === 'menus';
}

export function MenusEditor({ files }: { readonly files: MenusAnswer }) {
  const [languageParameter, setLanguage] = useParameter('language');
  const language = LANGUAGES.find((name) => name === languageParameter) ?? DEFAULT_LANGUAGE;
  const { edited, areas } = useMenuOutline(files, language);
  const [linked] = useState(() => linkedPlace(areas));
  const [areaParameter, setArea] = useParameter('area');
  const area = areas.find(({ id }) => id === (areaParameter || linked?.area)) ?? areas[0];
  const [unfolded, setUnfolded] = useState<string | null>(linked?.unfolded ?? null);
  const [open, setOpen] = useState<OpenLeaf | null>(linked?.open ?? null);
  const edit = useEditMenus(files);
  const mayTranslate = useMayTranslate(language);
  useNamedField();
  useEffect(() => {
    document.querySelector('.studio-menu-leaf[data-open="true"]')?.scrollIntoView({ block: 'center' });
  }, []);

  const menus = useMemo(
    () => ({
      ...menusValue(files, language, edited, areas),
      edit,
      unfolded,
      unfold: (group: string | null) => {
        setUnfolded(group);
        setOpen(null);
      },
      open,
      setOpen,
    }),
    [files, language, edited, areas, edit, unfolded, open],
  );

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
            {mayTranslate && <UndoButtons isOfPage={isOfMenus} language={language} onLanguage={setLanguage} />}
            <NeedsRole needed="author" id={MENUS_ROLE}>
              Only authors can change menus; translators can change texts in their languages.
            </NeedsRole>
          </>
        }
      >
        What you don’t change here stays as your engineers wrote it. Every change is saved as you type, and visitors see
        it once it is published.
      </PageHeading>
      <Tabs label="Language" tabs={TABS} selected={language} onSelect={setLanguage}>
        <Grid gap={5} className="studio-menus">
          <Stack gap={4} align="stretch" shrinks>
            <AreaChoice areas={areas} area={area} onChange={chooseArea} />
            {area.groups.map((group) => (
              <GroupPanel key={group.id} id={group.id} title={textOfNode(group, menus.nameOf)}>
                <GroupBody group={group} />
                {area.site && group.id === `${area.site.id}.settings` && (
                  <RemoveSite site={area.site} onRemove={() => chooseArea('')} />
                )}
              </GroupPanel>
            ))}
            <OwnLists offers={area.offers} />
          </Stack>
          {area.fragment !== null && <MenuPreview area={area} fragment={area.fragment} edited={edited} />}
        </Grid>
      </Tabs>
      <MenuComments areas={areas} area={area} />
    </MenusContext>
  );
}

/** Where the entry stands that the URL names, such as `?link=pricing`. */
function linkedPlace(areas: readonly MenuArea[]) {
  const { kind = null, id: place = '' } = namedEntry() ?? {};
  for (const area of areas) {
    const list = kind === 'list' && listsOf(area).find((one) => one.list.place === place);
    if (list) return { area: area.id, unfolded: [...list.path, list.group][1]?.id ?? null, open: null };
    const found = leavesOf(area).find(({ leaf }) => leaf.kind === kind && leaf.place === place);
    if (!found) continue;
    const { path } = found;
    return { area: area.id, unfolded: path[1]?.id ?? null, open: { group: path.at(-1)?.id ?? '', place } };
  }
  return null;
}
