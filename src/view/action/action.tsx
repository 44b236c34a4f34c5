/** A link that looks like a button. */

import type { ActionLink } from '../../chrome/chrome.ts';
import { countedAs } from '../counted-as.ts';

export function Action({ action }: { readonly action: ActionLink }) {
  return (
    <a
      className={`portico-action portico-action--${action.look}`}
      href={action.href}
      data-portico-part={action.id}
      aria-current={action.current ? 'page' : undefined}
      {...countedAs('link', action.isCounted ? action.id : null)}
    >
      {action.text}
    </a>
  );
}
