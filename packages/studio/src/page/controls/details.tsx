/** Content shown on demand, and rendered only then, because it may be long. */

import { type ReactNode, useState } from 'react';

interface DetailsProps {
  readonly summary: ReactNode;
  readonly className?: string;
  readonly summaryClassName?: string;
  readonly children: ReactNode;
}

export function Details({ summary, className, summaryClassName, children }: DetailsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={className} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={summaryClassName}>{summary}</summary>
      {isOpen ? children : null}
    </details>
  );
}
