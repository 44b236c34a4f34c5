/** Content inside an island that only the server renders; in the browser it stays unchanged. */

import type { ButtonHTMLAttributes, ReactNode } from 'react';

export interface SlotProps extends ButtonHTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'li' | 'button';
  /** `undefined` in the browser, where the content is already in the page. */
  readonly children: ReactNode | undefined;
}

const KEPT = { __html: '' };

export function Slot({ as: Tag = 'div', children, ...attributes }: SlotProps) {
  if (children !== undefined) return <Tag {...attributes}>{children}</Tag>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sets nothing, but keeps the renderer from touching the children
  return <Tag {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={KEPT} />;
}
