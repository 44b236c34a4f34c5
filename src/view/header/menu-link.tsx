/** A link beside sections, or the title of a site beside the logo. */

import type { CountedLink } from '../../chrome/chrome.ts';
import { countedAs } from '../counted-as.ts';

interface MenuLinkProps {
  readonly link: CountedLink;
  readonly className?: string;
}

export function MenuLink({ link, className = 'portico-section__link' }: MenuLinkProps) {
  return (
    <a
      className={className}
      href={link.href}
      aria-current={link.current ? 'page' : undefined}
      {...countedAs('link', link.id)}
    >
      {link.text}
    </a>
  );
}
