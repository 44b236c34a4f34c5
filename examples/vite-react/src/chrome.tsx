import { PorticoFooter, PorticoHeader } from '@portico/host/react';
import type { Page, Theme } from 'portico-example-pages';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import './chrome.css';

const service: string = import.meta.env.VITE_CHROME_ORIGIN ?? 'http://localhost:8787';

/** Shows the chrome around a page, and the site's own header and footer until it has loaded. */
export function Chrome({ page, theme, children }: { page: Page; theme: Theme; children: ReactNode }) {
  const { language, path, tabs } = page;
  const parameters = { service, language, theme, path, transparent: false, skipTo: 'main' };
  const links = tabs.map(({ path, title }) => (
    <Link key={path} to={path}>
      {title}
    </Link>
  ));
  return (
    <>
      <PorticoHeader {...parameters}>
        <header data-fallback="header">
          <strong>Acme</strong> {links}
        </header>
      </PorticoHeader>
      {children}
      <PorticoFooter {...parameters}>
        <footer data-fallback="footer">
          <strong>Acme</strong> {links}
        </footer>
      </PorticoFooter>
    </>
  );
}
