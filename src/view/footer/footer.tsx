/** The footer: brand, link columns, legal row, social icons, copyright line. */

import type { FooterModel } from '../../chrome/chrome.ts';
import { countedAs } from '../counted-as.ts';
import { Icon } from '../icon/icon.tsx';
import { Logo } from '../logo/logo.tsx';
import { Root } from '../root/root.tsx';
import { FooterLink } from './footer-link.tsx';

export function Footer({ footer }: { readonly footer: FooterModel }) {
  const logo = footer.size !== 'minimal' && <Logo brand={footer.brand} place="footer" />;
  const hasColumns = footer.columns.length > 0;
  return (
    <Root
      name="footer"
      language={footer.language}
      direction={footer.direction}
      theme={footer.theme}
      hasPath={footer.hasPath}
      siteOrigin={footer.siteOrigin}
      shadowStyles={footer.shadowStyles}
      aria-label={footer.brand.name}
    >
      <div className="portico-footer__inner">
        {hasColumns && logo}
        {hasColumns && (
          <div className="portico-footer__columns">
            {footer.columns.map((column) => (
              <div key={column.title} className="portico-footer__column" data-portico-part="column">
                <p className="portico-footer__title">{column.title}</p>
                <details className="portico-footer__toggle" open={column.current}>
                  <summary className="portico-footer__summary">{column.title}</summary>
                </details>
                <ul>
                  {column.links.map((link) => (
                    <li key={link.href}>
                      <FooterLink link={link} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        )}
        <div className="portico-footer__base">
          {!hasColumns && logo}
          {footer.social.links.length > 0 && (
            <ul className="portico-footer__social" data-portico-part="social" aria-label={footer.social.label}>
              {footer.social.links.map(({ id, icon, name, href }) => (
                <li key={href}>
                  <a className="portico-footer__social-link" href={href} aria-label={name} {...countedAs('link', id)}>
                    <Icon icon={icon} />
                  </a>
                </li>
              ))}
            </ul>
          )}
          {footer.legal.links.length > 0 && (
            <ul className="portico-footer__legal" data-portico-part="legal" aria-label={footer.legal.label}>
              {footer.legal.links.map((link) => (
                <li key={link.href}>
                  <FooterLink link={link} />
                </li>
              ))}
            </ul>
          )}
          <p className="portico-footer__copyright" data-portico-part="copyright">
            {footer.copyright}
          </p>
        </div>
      </div>
    </Root>
  );
}
