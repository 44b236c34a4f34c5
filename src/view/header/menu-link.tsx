/** A link beside sections, or the title of a site beside the logo. */

import type { Link } from '../../chrome/chrome.ts';

interface MenuLinkProps {
  readonly link: Link;
  readonly className?: string;
}

export function MenuLink({ link, className = 'portico-section__link' }: MenuLinkProps) {
  return (
    <a className={className} href={link.href} aria-current={link.current ? 'page' : undefined}>
      {link.text}
    </a>
  );
}
