/** Says what has been done with a selection, and receives focus when it appears. */

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useAnnounce } from '../kit/announcer.tsx';

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
    <section className="studio-published studio-panel" aria-labelledby={id}>
      <h2 id={id} className="studio-published__title" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className="studio-published__text">{text}</p>
      {children}
      <div className="studio-published__actions">{actions}</div>
    </section>
  );
}
