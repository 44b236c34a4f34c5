/** A footer link with its pill, and data attributes from the content for the host's scripts. */

import type { FooterLinkModel } from '../../chrome/chrome.ts';
import { countedAs } from '../counted-as.ts';

export function FooterLink({ link }: { readonly link: FooterLinkModel }) {
  const extraData = Object.entries(link.extraData).map(([name, value]) => [`data-portico-extra-${name}`, value]);
  return (
    <a
      className="portico-footer-link"
      href={link.href}
      aria-current={link.current ? 'page' : undefined}
      data-portico-command={link.command ?? undefined}
      {...Object.fromEntries(extraData)}
      {...countedAs('link', link.id)}
    >
      {link.text}
      {link.pill && (
        <>
          {' '}
          <span>
            <span className="portico-pill">{link.pill}</span>
          </span>
        </>
      )}
    </a>
  );
}
