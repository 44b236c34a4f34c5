/** Removes a site that an editor added, with everything that belongs to it. */

import { LANGUAGES } from '../../../../../src/contract/language.ts';
import { isMenuKind } from '../../contract/draft.ts';
import { isOfSite } from '../../entries/added-sites.ts';
import type { MenuArea } from '../../entries/menu-node.ts';
import { Button } from '../controls/button.tsx';
import { useEntries } from '../data/draft-provider.tsx';
import type { MenuEdit } from '../entries/menu-fields.ts';
import { Text } from '../primitives/layout.tsx';
import { useHasRole } from '../rights/use-rights.ts';
import { useMenus } from './menus-context.tsx';

interface RemoveSiteProps {
  readonly site: NonNullable<MenuArea['site']>;
  readonly onRemove: () => void;
}

export function RemoveSite({ site: { id, title }, onRemove }: RemoveSiteProps) {
  const { files, edit, nameOf } = useMenus();
  const entries = useEntries();
  if (!useHasRole('author') || Object.hasOwn(files.tree.sites ?? {}, id)) return null;

  function remove() {
    const removed = entries.flatMap((entry): MenuEdit[] => {
      const { kind, id: place, content } = entry;
      if (!isMenuKind(kind) || !isOfSite(place, id)) return [];
      const languages = LANGUAGES.filter((language) => content.languages[language]);
      return languages.map((language) => ({ kind, place, language, fields: null }));
    });
    onRemove();
    edit(removed, `The site “${nameOf({ kind: 'text', place: title })}” was removed.`);
  }

  return (
    <Text as="div" above={2}>
      <Button size="small" onPress={remove}>
        Remove the site
      </Button>
    </Text>
  );
}
