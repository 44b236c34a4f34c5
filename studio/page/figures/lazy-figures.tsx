/** Loads the figures of a message after its editor, which works without them. */

import { type ComponentType, lazy, Suspense } from 'react';
import { Skeleton } from '../frame/skeleton.tsx';

interface FiguresProps {
  readonly id: string;
}

const Panel = lazy(async (): Promise<{ default: ComponentType<FiguresProps> }> => {
  try {
    return { default: (await import('./figures-panel.tsx')).FiguresPanel };
  } catch {
    return { default: NotLoaded };
  }
});

export function LazyFigures(props: FiguresProps) {
  return (
    <Suspense fallback={<Skeleton rows={2} />}>
      <Panel {...props} />
    </Suspense>
  );
}

function NotLoaded() {
  return <p className="studio-quiet">The figures could not be loaded. Reload the page to see them.</p>;
}
