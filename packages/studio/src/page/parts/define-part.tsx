/** Parts of the page that load when they are first shown. If one fails, everything around it stays. */

import { type ComponentType, useEffect, useState } from 'react';
import { type Failed, PartBoundary } from './part-boundary.tsx';
import { importPart } from './part-files.ts';

export interface Part<Props> {
  (props: Props): React.ReactNode;
  /** @throws PartUnavailable; showing the part reports it */
  readonly load: () => Promise<void>;
}

interface Around<Props> {
  /** Shown while the part is loading. */
  readonly Loading: ComponentType<Props>;
  /** Shown in place of the part if it fails. */
  readonly Failed: ComponentType<Failed & { readonly of: Props }>;
}

/** Those that are not loaded, in the order in which their modules were. */
const waiting = new Set<() => Promise<void>>();

/**
 * Doesn't use `lazy`: React reveals suspended content 300 ms late, to group several.
 *
 * @param name of the module
 */
export function definePart<Props extends object>(
  name: string,
  importComponent: () => Promise<ComponentType<Props>>,
  { Loading, Failed }: Around<Props>,
): Part<Props> {
  let Loaded: ComponentType<Props> | null = null;
  async function load(): Promise<void> {
    Loaded ??= await importPart(name, importComponent);
    waiting.delete(load);
  }
  waiting.add(load);

  function Content(props: Props) {
    const [Component, setComponent] = useState(() => Loaded);
    const [failure, setFailure] = useState<unknown>(null);
    useEffect(() => {
      if (!Component) load().then(() => setComponent(() => Loaded), setFailure);
    }, [Component]);
    if (failure !== null) throw failure;
    return Component ? <Component {...props} /> : <Loading {...props} />;
  }

  function PartOfPage(props: Props) {
    return (
      <PartBoundary load={load} failed={(failed) => <Failed {...failed} of={props} />}>
        <Content {...props} />
      </PartBoundary>
    );
  }
  return Object.assign(PartOfPage, { load });
}

/** In milliseconds, after a page is shown. */
const DELAY = 3_000;

/**
 * Loads the other parts once the browser has nothing to do, so that they also open offline.
 *
 * @returns a function that stops it
 */
export function loadOtherParts(): () => void {
  let timer = setTimeout(loadNext, DELAY);
  function loadNext(): void {
    const [load] = waiting;
    load?.().then(
      () => {
        timer = setTimeout(loadNext, 100);
      },
      () => {},
    );
  }
  return () => clearTimeout(timer);
}
