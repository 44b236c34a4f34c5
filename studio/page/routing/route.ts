/** The paths of single messages and releases. */

import type { MessageKind } from '../../contract/draft.ts';

/** The path of the page in which a message is edited. */
export function messagePath(kind: MessageKind, id: string): string {
  return `/messages/${kind}/${id}`;
}

/** The path of the page of a release. */
export function releasePath(id: string): string {
  return `/publish/${id}`;
}
