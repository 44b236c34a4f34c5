/** Content inside an island that only the server renders: in the browser it stays as it is. */

import type { ReactNode } from 'react';

export interface SlotProps {
  readonly className: string;
  /** `undefined` in the browser, where the content is in the page already. */
  readonly children: ReactNode | undefined;
}

const KEPT = { __html: '' };

export function Slot({ className, children }: SlotProps) {
  if (children !== undefined) return <div className={className}>{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sets nothing, but keeps the renderer from touching the children
  return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={KEPT} />;
}
