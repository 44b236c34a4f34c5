// The layout's own pages, their document, and the fallback for each podlet.

export const PAGES = {
  '/': {
    language: 'en',
    title: 'Guides',
    main: `<h1 data-main="start">Guides</h1>
<p>This page is rendered by a Podium layout. Its header and footer are podlets, and the page works with or without them.</p>
<p data-main="end"><a href="/de/" lang="de" hreflang="de">Diese Seite auf Deutsch</a></p>`,
  },
  '/de/': {
    language: 'de',
    title: 'Anleitungen',
    main: `<h1 data-main="start">Anleitungen</h1>
<p>Diese Seite setzt ein Podium-Layout zusammen. Kopf und Fuß sind Podlets, und die Seite funktioniert auch ohne sie.</p>
<p data-main="end"><a href="/" lang="en" hreflang="en">This page in English</a></p>`,
  },
};

export const FALLBACKS = {
  header: `<header data-fallback="header" lang="en"><strong><a href="/">Acme</a></strong>
<a href="/pricing">Pricing</a><a href="/docs">Documentation</a><a href="/api/auth/login">Log in</a></header>`,
  footer: `<footer data-fallback="footer" lang="en"><strong>Acme</strong>
<a href="/legal/privacy">Privacy</a><a href="/legal/terms">Terms</a><a href="/contact">Contact</a></footer>`,
};

/** Both podlets need the same files; each is loaded once. */
const tagsOf = ({ css, js }) => [...new Set([...css, ...js].map((asset) => asset.toHTML()))].join('\n');

export const documentOf = (incoming, main) => `<!doctype html>
<html lang="${incoming.view.language}">
<head>
<meta charset="utf-8">
<title>${incoming.view.title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/site.css">
${tagsOf(incoming)}
</head>
<body>
${incoming.view.header}
<main>
${main}
</main>
${incoming.view.footer}
</body>
</html>
`;
