/** Says that the order or the choice of a list was changed, and resets it. */

import { languageName } from '../../contract/language-name.ts';
import type { MenuList } from '../../messages/menu-node.ts';
import { ConflictPanel } from '../conflict/conflict-panel.tsx';
import { Button } from '../controls/button.tsx';
import { useMenus } from './menus-context.tsx';
import { useMenuValue } from './use-menu-value.ts';
import { ValueBadges } from './value-badges.tsx';

export function ListState({ list: { place } }: { readonly list: MenuList }) {
  const { edits, language } = useMenus();
  const value = useMenuValue('list', place);
  if (value.state === 'as-files' && !value.isPending) return null;
  const reset = () => edits.edit([{ kind: 'list', place, language, fields: null }]);
  return (
    <>
      {value.entry?.saving === 'conflict' && <ConflictPanel entry={value.entry} />}
      <div className="studio-menu-group__state">
        <ValueBadges value={value} />
        <span>
          {value.state === 'as-files'
            ? 'The list is as in the files.'
            : `The list was changed in ${languageName(language)}.`}
        </span>
        {value.state === 'changed' && (
          <Button size="small" onPress={reset}>
            Reset the list to the files
          </Button>
        )}
      </div>
    </>
  );
}
