/** Buttons with spaces between them. */

import type { ActionLink } from '../../chrome/chrome.ts';
import { Action } from './action.tsx';

export function ActionList({ actions }: { readonly actions: readonly ActionLink[] }) {
  return actions.flatMap((action, index) => [index > 0 && ' ', <Action key={action.id} action={action} />]);
}
