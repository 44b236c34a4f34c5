/**
 * A page's heading: sets the document's title, and gets the focus after a link within the Studio. Back restores the
 * previous place.
 */

import { type ReactNode, useEffect, useRef } from 'react';
import { FilledText, useFill } from '../controls/filled-text.tsx';
import { useNavigation } from '../routing/navigation.tsx';
import { notedPlace, returnTo } from '../routing/return-place.ts';

interface PageHeadingProps {
  readonly title: string;
  /** A sentence below the title. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

export function PageHeading({ title, children, actions }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hasMoved } = useNavigation();
  const name = useFill()(title);
  useEffect(() => {
    document.title = `${name} – Portico Studio`;
  }, [name]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the page appears
  useEffect(() => {
    if (!hasMoved) return;
    heading.current?.focus({ preventScroll: true });
    const place = notedPlace();
    if (place) return returnTo(place);
  }, []);
  return (
    <div className="studio-heading">
      <div className="studio-heading__text">
        <h1 ref={heading} tabIndex={-1} className="studio-heading__title">
          <FilledText text={title} />
        </h1>
        {children === undefined ? null : <p className="studio-heading__lead">{children}</p>}
      </div>
      {actions === undefined ? null : <div className="studio-heading__actions">{actions}</div>}
    </div>
  );
}
