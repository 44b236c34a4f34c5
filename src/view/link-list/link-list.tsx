/** A list of links with their icons, descriptions and pills. */

import type { DescribedLink } from '../../chrome/chrome.ts';
import { countedAs } from '../counted-as.ts';
import { Icon } from '../icon/icon.tsx';

export function LinkList({ links }: { readonly links: readonly DescribedLink[] }) {
  return (
    <ul className="portico-link-list">
      {links.map((link) => (
        <li key={link.href}>
          <a
            className="portico-link"
            href={link.href}
            aria-current={link.current ? 'page' : undefined}
            data-portico-command={link.command ?? undefined}
            {...countedAs('link', link.id)}
          >
            {link.icon && <Icon icon={link.icon} isMirrored={link.isIconMirrored} />}
            <span className="portico-link__text">
              <span className="portico-link__name">{link.text}</span>
              {link.description && (
                <>
                  {' '}
                  <span className="portico-link__description">{link.description}</span>
                </>
              )}
            </span>
            {link.pill && <span className="portico-pill">{link.pill}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
