/** Content shown on demand, and rendered only then, because it may be long. */

import { type ReactNode, useState } from 'react';

interface DetailsProps {
  readonly summary: ReactNode;
  readonly className?: string;
  readonly summaryClassName?: string;
  readonly isOpenAtFirst?: boolean;
  readonly children: ReactNode;
}

export function Details({ summary, className, summaryClassName, isOpenAtFirst = false, children }: DetailsProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <details className={className} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={summaryClassName}>{summary}</summary>
      {isOpen ? children : null}
    </details>
  );
}
