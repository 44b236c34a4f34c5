import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { pageAt } from 'portico-example-pages';
import { ThemeSwitch } from './theme-switch';

type Props = PageProps<'/[lang]/[[...page]]'>;

async function pageOf({ params }: Props) {
  const { lang, page = [] } = await params;
  return pageAt(`/${[...(lang === 'en' ? [] : [lang]), ...page].join('/')}`) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { title, alternates } = await pageOf(props);
  return { title, alternates: { languages: alternates }, icons: 'data:,' };
}

export default async function Page(props: Props) {
  const { path, title, lead, cards, tabs, other, themeSwitch } = await pageOf(props);
  return (
    <>
      <nav className="tabs">
        {tabs.map((tab) => (
          <Link key={tab.path} href={tab.path} aria-current={tab.path === path ? 'page' : undefined}>
            {tab.title}
          </Link>
        ))}
        <Link href={other.path} lang={other.language} hrefLang={other.language}>
          {other.text}
        </Link>
        <ThemeSwitch text={themeSwitch} />
      </nav>
      <main id="main">
        <h1 data-main="start">{title}</h1>
        <p className="lead">{lead}</p>
        <ul className="cards" data-main="end">
          {cards.map(({ title, text }) => (
            <li key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </main>
    </>
  );
}
