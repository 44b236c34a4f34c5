import 'portico-example-pages/site.css';
import { PorticoFooter, PorticoHead, PorticoHeader } from '@portico/host/react';
import { type ReactNode, useContext } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import { ChromeContext, parameters } from './chrome-context';

export function Layout({ children }: { children: ReactNode }) {
  const chrome = useContext(ChromeContext);
  const path = useLocation().pathname;
  const language = path.split('/')[1] === 'de' ? 'de' : 'en';
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        {chrome && <PorticoHead chrome={chrome} />}
      </head>
      <body>
        <PorticoHeader chrome={chrome} {...parameters} language={language} path={path} />
        {children}
        <PorticoFooter chrome={chrome} {...parameters} language={language} path={path} />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}
