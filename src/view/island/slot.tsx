/** Server-made content inside an island: drawn on the server, kept as it stands in the browser. */

import type { ReactNode } from 'react';

export interface SlotProps {
  readonly className: string;
  /** `undefined` in the browser, where the content is in the page already and is never drawn again. */
  readonly children: ReactNode | undefined;
}

const KEPT = { __html: '' };

export function Slot({ className, children }: SlotProps) {
  if (children !== undefined) return <div className={className}>{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; it keeps the renderer from touching the children
  return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={KEPT} />;
}
