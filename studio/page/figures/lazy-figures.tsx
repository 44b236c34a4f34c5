/** Loads the figures of a message after its editor, which works without them. */

import { type ComponentProps, lazy, Suspense } from 'react';
import { Skeleton } from '../frame/skeleton.tsx';

const Panel = lazy(() =>
  import('./figures-panel.tsx').then(
    ({ FiguresPanel }) => ({ default: FiguresPanel }),
    () => ({ default: NotLoaded }),
  ),
);

export function LazyFigures(props: ComponentProps<typeof Panel>) {
  return (
    <Suspense fallback={<Skeleton rows={2} />}>
      <Panel {...props} />
    </Suspense>
  );
}

function NotLoaded() {
  return <p className="studio-quiet">The figures could not be loaded. Reload the page to see them.</p>;
}
