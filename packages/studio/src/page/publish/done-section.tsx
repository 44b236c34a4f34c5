/** Says what has been done with a selection, and receives focus when it appears. */

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useAnnounce } from '../kit/announcer.tsx';
import { look, Row, Text } from '../primitives/layout.tsx';

interface DoneSectionProps {
  readonly title: string;
  /** Announced with the title, and again when it changes. */
  readonly text: string;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

export function DoneSection({ title, text, actions, children }: DoneSectionProps) {
  const announce = useAnnounce();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => announce(`${title}. ${text}`), [announce, title, text]);
  return (
    <Text as="section" surface="panel" className="studio-published" aria-labelledby={id}>
      <h2 id={id} className={look({ size: 'large' })} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className="studio-published__text">{text}</p>
      {children}
      <Row gap={3} className="studio-published__actions">
        {actions}
      </Row>
    </Text>
  );
}
