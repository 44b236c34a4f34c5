// The example sites' content: three pages in two languages, and the fallback header and footer.

const TEXTS = {
  en: {
    other: 'Deutsch',
    themeSwitch: 'Switch theme',
    pages: {
      '/': {
        title: 'Learn',
        lead: 'Short guides to signing people in: what to choose, how long it takes, and what to watch for.',
        cards: [
          ['Passkeys', 'Let people sign in with their fingerprint or the lock of their phone. Half a day of work.'],
          ['Roles', 'Start with three. Most teams that begin with twelve use four of them.'],
          ['Sessions', 'How long is long enough? Two questions settle it for most applications.'],
        ],
      },
      '/pricing/': {
        title: 'Plans',
        lead: 'Every plan has all guides. They differ in how many people may take part.',
        cards: [
          ['Free', 'For one person who wants to look around. No card needed.'],
          ['Team', 'For up to twenty people, with shared notes and a monthly hour of questions.'],
          ['Company', 'For everyone, with your own examples and a course for new colleagues.'],
        ],
      },
      '/customers/': {
        title: 'Stories',
        lead: 'What three teams did after reading the guides, and what they would do otherwise today.',
        cards: [
          ['A library', 'Replaced 40,000 passwords in a summer. The youngest readers needed no help.'],
          ['A harbour', 'Gave every crane a login of its own, and found two that nobody used.'],
          ['A bakery', 'Removed the login page altogether. The bread sells as before.'],
        ],
      },
    },
  },
  de: {
    other: 'English',
    themeSwitch: 'Farben wechseln',
    pages: {
      '/': {
        title: 'Lernen',
        lead: 'Kurze Anleitungen zur Anmeldung: was sich eignet, wie lange es dauert und worauf es ankommt.',
        cards: [
          ['Passkeys', 'Anmelden mit dem Fingerabdruck oder der Sperre des Telefons. Ein halber Tag Arbeit.'],
          ['Rollen', 'Mit dreien anfangen. Wer mit zwölf beginnt, benutzt meist vier davon.'],
          ['Sitzungen', 'Wie lange ist lange genug? Für die meisten Anwendungen genügen zwei Fragen.'],
        ],
      },
      '/pricing/': {
        title: 'Tarife',
        lead: 'Jeder Tarif enthält alle Anleitungen. Der Unterschied ist, wie viele Menschen mitmachen.',
        cards: [
          ['Kostenlos', 'Für eine Person, die sich umsehen möchte. Ohne Kreditkarte.'],
          ['Team', 'Für bis zu zwanzig Personen, mit gemeinsamen Notizen und einer Fragestunde im Monat.'],
          ['Unternehmen', 'Für alle, mit eigenen Beispielen und einem Kurs für neue Kolleginnen und Kollegen.'],
        ],
      },
      '/customers/': {
        title: 'Berichte',
        lead: 'Was drei Teams nach dem Lesen getan haben, und was sie heute anders machen würden.',
        cards: [
          ['Eine Bücherei', 'Hat in einem Sommer 40.000 Passwörter ersetzt. Die Jüngsten brauchten keine Hilfe.'],
          ['Ein Hafen', 'Gab jedem Kran eine eigene Anmeldung und fand zwei, die niemand benutzte.'],
          ['Eine Bäckerei', 'Hat die Anmeldung ganz entfernt. Das Brot verkauft sich wie zuvor.'],
        ],
      },
    },
  },
};

const pathIn = (language, path) => (language === 'de' ? `/de${path}` : path);

export const PAGES = Object.entries(TEXTS).flatMap(([language, { other, themeSwitch, pages }]) => {
  const tabs = Object.entries(pages).map(([path, { title }]) => ({ path: pathIn(language, path), title }));
  return Object.entries(pages).map(([path, { title, lead, cards }]) => {
    const alternates = { en: pathIn('en', path), de: pathIn('de', path) };
    const otherLanguage = language === 'de' ? 'en' : 'de';
    return {
      path: alternates[language],
      language,
      title,
      lead,
      cards: cards.map(([title, text]) => ({ title, text })),
      tabs,
      alternates,
      other: { language: otherLanguage, path: alternates[otherLanguage], text: other },
      themeSwitch,
    };
  });
});

export function pageAt(path) {
  const complete = path.endsWith('/') ? path : `${path}/`;
  return PAGES.find((page) => page.path === complete);
}

export function fallbackIn(language) {
  const { path, tabs } = pageAt(language === 'de' ? '/de/' : '/');
  const links = tabs.map(({ path, title }) => `<a href="${path}">${title}</a>`).join('');
  const logo = `<strong><a href="${path}">Acme</a></strong>`;
  return {
    header: `<header data-fallback="header">${logo}${links}</header>`,
    footer: `<footer data-fallback="footer">${logo}${links}</footer>`,
  };
}

export function switchTheme() {
  const root = document.documentElement;
  const theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
  for (const element of [root, ...document.querySelectorAll('[data-portico]')]) element.dataset.theme = theme;
}
