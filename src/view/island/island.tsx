/** The element around an island, whose behaviour a script adds, with the props that the browser cannot read from the markup inside. */

import type { ReactNode } from 'react';
import { ISLAND_NAME_ATTRIBUTE, type IslandName, PROPS_ATTRIBUTE } from '../../contract/markup.ts';

export interface IslandProps {
  readonly name: IslandName;
  /** Written as JSON. */
  readonly props?: object;
  readonly children: ReactNode;
}

export function Island({ name, props, children }: IslandProps) {
  return (
    <div
      className="portico-island"
      {...{ [ISLAND_NAME_ATTRIBUTE]: name, [PROPS_ATTRIBUTE]: props && JSON.stringify(props) }}
    >
      {children}
    </div>
  );
}
