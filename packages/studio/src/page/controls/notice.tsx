/** A message within the page: information, a caution, or an error. */

import type { ReactNode } from 'react';

interface NoticeProps {
  readonly tone: 'info' | 'caution' | 'bad';
  readonly title?: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

export function Notice({ tone, title, children, actions }: NoticeProps) {
  return (
    <div className={`studio-notice studio-notice--${tone}`}>
      <div className="studio-notice__text">
        {title === undefined ? null : <p className="studio-notice__title">{title}</p>}
        {children}
      </div>
      {actions === undefined ? null : <div className="studio-notice__actions">{actions}</div>}
    </div>
  );
}
