/**
 * A page's heading: sets the document's title, and gets the focus after a link within the Studio. Back restores the
 * previous place.
 */

import { type ReactNode, useEffect, useRef } from 'react';
import { FilledText, useFill } from '../controls/filled-text.tsx';
import { Row, Text } from '../primitives/layout.tsx';
import { useNavigation } from '../routing/navigation.tsx';
import { notedPlace, returnTo } from '../routing/return-place.ts';

interface PageHeadingProps {
  readonly title: string;
  /** A sentence below the title. Without one, the actions get the room beside the title. */
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
    <Row
      gap={4}
      align={children === undefined ? 'center' : 'end'}
      justify="between"
      below={5}
      className="studio-heading"
    >
      <Text as="div" {...(children !== undefined && { grows: 'wide' })}>
        <Text ref={heading} tabIndex={-1} as="h1" size="title" weight="strong" breaks>
          <FilledText text={title} />
        </Text>
        {children === undefined ? null : (
          <Text above={1} measure tone="quiet">
            {children}
          </Text>
        )}
      </Text>
      {actions === undefined ? null : (
        <Row gap={3} justify="end" {...(children === undefined && { grows: 'wide' })}>
          {actions}
        </Row>
      )}
    </Row>
  );
}
