/** An outermost group of the menus, with its title. */

import type { ReactNode } from 'react';
import { FilledText } from '../controls/filled-text.tsx';
import { Text } from '../primitives/layout.tsx';

interface GroupPanelProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

export function GroupPanel({ id, title, children }: GroupPanelProps) {
  const titleId = `menu-${id.replaceAll('.', '-')}`;
  return (
    <Text as="section" surface="panel" className="studio-menus__group" aria-labelledby={titleId}>
      <Text id={titleId} as="h2" size="large" weight="strong" below={2} className="studio-menus__title">
        <FilledText text={title} />
      </Text>
      {children}
    </Text>
  );
}
