/** A link of the footer with its pill, and the data attributes that content sets for scripts of the host. */

import type { FooterLinkChrome } from '../../chrome/chrome.ts';
import { countedAs } from '../counted-as.ts';

export function FooterLink({ link }: { readonly link: FooterLinkChrome }) {
  const extraData = Object.entries(link.extraData).map(([name, value]) => [`data-portico-extra-${name}`, value]);
  return (
    <a
      className="portico-footer-link"
      href={link.href}
      aria-current={link.current ? 'page' : undefined}
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
