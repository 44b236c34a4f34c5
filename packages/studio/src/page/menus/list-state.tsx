/** Says that a list's order or members have changed, and resets it. */

import { isInRecord } from '../../../../../src/content/place.ts';
import { LANGUAGES } from '../../../../../src/contract/language.ts';
import { languageName } from '../../contract/language-name.ts';
import type { MenuList } from '../../entries/menu-node.ts';
import { ConflictPanel } from '../conflict/conflict-panel.tsx';
import { Button } from '../controls/button.tsx';
import { Row } from '../primitives/layout.tsx';
import { useHasRole } from '../rights/use-rights.ts';
import { useMenus } from './menus-context.tsx';
import { useMenuValue } from './use-menu-value.ts';
import { ValueBadges } from './value-badges.tsx';

interface ListStateProps {
  readonly list: MenuList;
  /** Whether it is a site's own list, which replaces the main site's. */
  readonly isOwn: boolean;
}

export function ListState({ list: { place }, isOwn }: ListStateProps) {
  const { edit, language, files } = useMenus();
  const value = useMenuValue('list', place, language, files);
  const isAuthor = useHasRole('author');
  if (value.state === 'as-files' && !value.isPending) return null;
  const isRow = isInRecord(place, 'second-level');
  const remove = () =>
    edit(
      LANGUAGES.map((each) => ({ kind: 'list', place, language: each, fields: null })),
      isRow ? 'The second row was removed.' : 'It is the same as on the main site again.',
    );
  const reset = () => edit([{ kind: 'list', place, language, fields: null }]);
  return (
    <>
      {value.entry?.saving === 'conflict' && <ConflictPanel entry={value.entry} />}
      <Row gap={3} rows={1} size="small" tone="quiet">
        <ValueBadges value={value} />
        <span>
          {value.state === 'as-files'
            ? 'The list is the original.'
            : `The list was changed in ${languageName(language)}.`}
        </span>
        {isAuthor && value.state === 'changed' && (
          <Button size="small" onPress={reset}>
            Reset the list to the original
          </Button>
        )}
        {isAuthor && isOwn && value.state === 'new' && (
          <Button size="small" onPress={remove}>
            {isRow ? 'Remove the second row' : 'Use the main site’s'}
          </Button>
        )}
      </Row>
    </>
  );
}
