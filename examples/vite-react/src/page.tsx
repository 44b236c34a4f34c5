import type { Page } from 'portico-example-pages';
import { Link, NavLink } from 'react-router';

export function PageView({ page, onThemeChange }: { page: Page; onThemeChange: () => void }) {
  const { title, lead, cards, tabs, alternates, other, themeSwitch } = page;
  return (
    <>
      <title>{title}</title>
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
        <button type="button" onClick={onThemeChange}>
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
