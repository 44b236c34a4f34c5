/** A link of the menus that is only text. */

import type { CountedLink } from '../../chrome/chrome.ts';
import { countedAs } from '../counted-as.ts';

interface TextLinkProps {
  readonly className: string;
  readonly link: CountedLink;
}

export function TextLink({ className, link }: TextLinkProps) {
  return (
    <a
      className={className}
      href={link.href}
      aria-current={link.current ? 'page' : undefined}
      data-portico-command={link.command ?? undefined}
      {...countedAs('link', link.id)}
    >
      {link.text}
    </a>
  );
}
