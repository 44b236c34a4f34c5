/** A button that opens the dialog for adding to a list. */

import { useState } from 'react';
import type { MenuGroup, MenuList } from '../../entries/menu-node.ts';
import { fileFields } from '../../entries/menu-texts.ts';
import { Button } from '../controls/button.tsx';
import { FilledText } from '../controls/filled-text.tsx';
import { namesIn } from '../entries/menu-fields.ts';
import { Text } from '../primitives/layout.tsx';
import { useHasRole } from '../rights/use-rights.ts';
import { AddDialog } from './add-dialog.tsx';
import { textOfNode } from './member-list.tsx';
import { useMenus } from './menus-context.tsx';

interface AddMemberProps {
  readonly group: MenuGroup;
  readonly list: MenuList;
}

const WORDS: Readonly<Record<MenuList['of'], string>> = {
  links: 'Add a link',
  items: 'Add a link',
  columns: 'Add a column',
  buttons: 'Add a button',
  networks: 'Add a network',
};

export function AddMember({ group, list }: AddMemberProps) {
  const { files, language, nameOf } = useMenus();
  const isAuthor = useHasRole('author');
  const [isOpen, setOpen] = useState(false);
  const removed = namesIn(fileFields(files, 'list', list.place, language)).filter((name) => !list.names.includes(name));
  const isFull = list.names.length >= list.max;
  if (!isAuthor || isFull) return null;
  return (
    <Text as="div" above={2}>
      <Button size="small" onPress={() => setOpen(true)}>
        {WORDS[list.of]}…
        <span className="studio-visually-hidden">
          {' '}
          to <FilledText text={textOfNode(group, nameOf)} />
        </span>
      </Button>
      {isOpen && (
        <AddDialog
          title={`${WORDS[list.of]} to “${textOfNode(group, nameOf)}”`}
          list={list}
          group={group.id}
          removed={removed}
          onClose={() => setOpen(false)}
        />
      )}
    </Text>
  );
}
