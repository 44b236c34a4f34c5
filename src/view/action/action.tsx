/** Links that look like buttons. */

import type { ActionLink } from '../../chrome/chrome.ts';
import { countedAs } from '../counted-as.ts';

/** Separated by spaces. */
export function ActionList({ actions }: { readonly actions: readonly ActionLink[] }) {
  return actions.flatMap((action, index) => [index > 0 && ' ', <Action key={action.id} action={action} />]);
}

function Action({ action }: { readonly action: ActionLink }) {
  return (
    <a
      className={`portico-action portico-action--${action.look}`}
      href={action.href}
      data-portico-part={action.id}
      aria-current={action.current ? 'page' : undefined}
      data-portico-command={action.command ?? undefined}
      {...countedAs('link', action.isCounted ? action.id : null)}
    >
      {action.text}
    </a>
  );
}
