import { pageAt, switchTheme } from 'portico-example-pages';
import { Link, type LoaderFunctionArgs, NavLink, useLoaderData } from 'react-router';

export function loader({ url }: LoaderFunctionArgs) {
  const page = pageAt(url.pathname);
  if (!page) throw new Response('Not found', { status: 404 });
  return page;
}

export default function PageView() {
  const { title, lead, cards, tabs, alternates, other, themeSwitch } = useLoaderData<typeof loader>();
  return (
    <>
      <title>{title}</title>
      <link rel="icon" href="data:," />
      {Object.entries(alternates).map(([language, path]) => (
        <link key={language} rel="alternate" hrefLang={language} href={path} />
      ))}
      <nav className="tabs">
        {tabs.map(({ path, title }) => (
          <NavLink key={path} to={path} end>
            {title}
          </NavLink>
        ))}
        <Link to={other.path} lang={other.language} hrefLang={other.language}>
          {other.text}
        </Link>
        <button type="button" onClick={switchTheme}>
          {themeSwitch}
        </button>
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
