import 'portico-example-pages/site.css';
import { PorticoFooter, PorticoHead, PorticoHeader } from '@portico/host/react';
import { pageAt } from 'portico-example-pages';
import { type ReactNode, useContext } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import { ChromeContext, parameters } from './chrome-context';

export function Layout({ children }: { children: ReactNode }) {
  const chrome = useContext(ChromeContext);
  const { pathname } = useLocation();
  const language = pageAt(pathname)?.language ?? 'en';
  const shown = { ...parameters, ...chrome?.parameters, language, path: pathname };
  return (
    <html lang={language} data-theme={chrome?.parameters.theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
        {chrome && <PorticoHead chrome={chrome} />}
      </head>
      <body>
        <PorticoHeader chrome={chrome} {...shown} />
        {children}
        <PorticoFooter chrome={chrome} {...shown} />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}
