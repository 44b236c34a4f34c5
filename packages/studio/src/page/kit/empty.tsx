/** Says instead of a list why it is empty, and what to do, with the icon of the page. */

import type { ReactNode } from 'react';
import { routeOf, type StudioIcon, topPageOf } from '../../contract/pages.ts';
import { useNavigation } from '../routing/navigation.tsx';
import { EmptyPanel } from './empty-panel.tsx';

interface EmptyProps {
  readonly title: string;
  /** A sentence. */
  readonly text?: string;
  /** What to do. */
  readonly children?: ReactNode;
}

export function Empty(props: EmptyProps) {
  const { path } = useNavigation();
  return <EmptyPanel {...props} icon={iconOf(path)} />;
}

function iconOf(path: string): StudioIcon {
  const page = topPageOf(routeOf(path).page);
  return page === 'unknown' ? 'search' : page;
}
