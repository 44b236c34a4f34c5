/** A link that looks like a button: sign-up, contact-sales, login. */

import type { Link } from '../../chrome/chrome.ts';

export interface ActionProps {
  readonly link: Link;
  readonly part: 'sign-up' | 'contact-sales' | 'login';
  readonly look: 'primary' | 'secondary' | 'quiet';
}

export function Action({ link, part, look }: ActionProps) {
  return (
    <a
      className={`portico-action portico-action--${look}`}
      href={link.href}
      data-portico-part={part}
      aria-current={link.current ? 'page' : undefined}
    >
      {link.text}
    </a>
  );
}
