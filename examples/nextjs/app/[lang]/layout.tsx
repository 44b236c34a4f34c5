import 'portico-example-pages/site.css';
import { PorticoFooter, PorticoHead, PorticoHeader } from '@portico/host/react';
import { cookies } from 'next/headers';
import { chromeFor } from '../../chrome';

export default async function Layout({ params, children }: LayoutProps<'/[lang]'>) {
  const language = (await params).lang === 'de' ? 'de' : 'en';
  const theme = (await cookies()).get('site-theme')?.value === 'dark' ? 'dark' : 'light';
  const chrome = await chromeFor({ language, theme });
  return (
    <html lang={language} data-theme={theme} suppressHydrationWarning>
      <head>
        <PorticoHead chrome={chrome} />
      </head>
      <body>
        <PorticoHeader chrome={chrome} />
        {children}
        <PorticoFooter chrome={chrome} />
      </body>
    </html>
  );
}
