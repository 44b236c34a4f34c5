/** The members of a group, which people reorder by dragging or with buttons, and remove. */

import { type ReactNode, useRef } from 'react';
import { languageName } from '../../contract/language-name.ts';
import type { MenuGroup, MenuNode } from '../../entries/menu-node.ts';
import { useFill } from '../controls/filled-text.tsx';
import { movedNames } from '../entries/menu-fields.ts';
import { useAnnounce } from '../kit/announcer.tsx';
import { Stack } from '../primitives/layout.tsx';
import { useHasRole } from '../rights/use-rights.ts';
import { useMenus } from './menus-context.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { type DragOrder, useDragOrder } from './use-drag-order.ts';

interface MemberListProps {
  readonly group: MenuGroup;
  readonly children: (member: MenuNode, tools: ReactNode, handle: ReactNode) => ReactNode;
}

export function MemberList({ group, children }: MemberListProps) {
  const { edit, language, nameOf } = useMenus();
  const announce = useAnnounce();
  const fill = useFill();
  const list = useRef<HTMLUListElement>(null);
  const { list: place, members } = group;
  const canMove = useHasRole('author') && place !== null;
  const shown = members.flatMap(({ name }) => name ?? []);
  const textOf = (member: MenuNode | undefined) => (member ? textOfNode(member, nameOf) : '');

  function move(from: number, to: number) {
    const [member, name] = [members[from], members[from]?.name ?? null];
    if (place === null || name === null) return;
    if (to < 0 || to >= members.length) {
      announce(`“${textOf(member)}” is already ${to < 0 ? 'first' : 'last'}.`);
      return;
    }
    const entries = movedNames(place.names, shown, name, to).join('\n');
    edit([{ kind: 'list', place: place.place, language, fields: { entries } }]);
    announce(`“${textOf(member)}” is number ${to + 1} of ${members.length}.`);
  }

  function remove(index: number) {
    const member = members[index];
    if (place === null || !member) return;
    const entries = place.names.filter((name) => name !== member.name).join('\n');
    const from = typeof group.title === 'string' ? group.title : nameOf(group.title);
    edit(
      [{ kind: 'list', place: place.place, language, fields: { entries } }],
      `“${textOf(member)}” was removed from “${from}” in ${languageName(language)}.`,
    );
  }

  const { drag, handleProps } = useDragOrder(list, move);
  return (
    <Stack ref={list} as="ul" gap={1} className="studio-menu-list">
      {members.map((member, index) => {
        const isTarget = drag !== null && drag.to !== drag.from && drag.to === index;
        const side = drag && drag.to > drag.from ? 'after' : 'before';
        return (
          <li
            key={member.kind === 'group' ? member.id : member.place}
            className="studio-menu-list__item"
            {...(drag?.from === index && { 'data-dragged': '' })}
            {...(isTarget && { 'data-drop': side })}
          >
            {children(
              member,
              canMove && (
                <MoveButtons
                  name={fill(textOf(member))}
                  isFirst={index === 0}
                  isLast={index === members.length - 1}
                  onMove={(by) => move(index, index + by)}
                  onRemove={() => remove(index)}
                />
              ),
              canMove && <Handle {...handleProps(index)} />,
            )}
          </li>
        );
      })}
    </Stack>
  );
}

/** Only for pointers: the buttons do the same by keyboard. */
function Handle(props: ReturnType<DragOrder['handleProps']>) {
  return (
    <span className="studio-menu-handle" aria-hidden="true" {...props}>
      <svg viewBox="0 0 16 16" width="16" height="16" fill="currentColor" aria-hidden="true">
        {[3, 8, 13].map((y) => (
          <path
            key={y}
            d={`M5 ${y - 1.25}a1.25 1.25 0 1 1 0 2.5a1.25 1.25 0 1 1 0-2.5m6 0a1.25 1.25 0 1 1 0 2.5a1.25 1.25 0 1 1 0-2.5`}
          />
        ))}
      </svg>
    </span>
  );
}

export function textOfNode(
  node: MenuNode,
  nameOf: (leaf: Extract<MenuNode, { kind: 'link' | 'text' }>) => string,
): string {
  if (node.kind !== 'group') return nameOf(node);
  return typeof node.title === 'string' ? node.title : nameOf(node.title);
}
