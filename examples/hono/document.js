import { html } from 'hono/html';

/** The page's HTML; `html` escapes the texts. */
export function documentOf(page, theme) {
  const { path, language, title, lead, cards, tabs, alternates, other, themeSwitch } = page;
  return html`<!doctype html>
<html lang="${language}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/site.css">
${Object.entries(alternates).map(([tag, path]) => html`<link rel="alternate" hreflang="${tag}" href="${path}">`)}
<script type="module" src="/site.js"></script>
</head>
<body>
<nav class="tabs">
${tabs.map((tab) => tabOf(tab, path))}
<a href="${other.path}" lang="${other.language}" hreflang="${other.language}">${other.text}</a>
<button type="button" id="theme">${themeSwitch}</button>
</nav>
<main id="main">
<h1 data-main="start">${title}</h1>
<p class="lead">${lead}</p>
<ul class="cards" data-main="end">
${cards.map(({ title, text }) => html`<li><h2>${title}</h2><p>${text}</p></li>`)}
</ul>
</main>
</body>
</html>
`;
}

const tabOf = ({ path, title }, current) =>
  path === current ? html`<a href="${path}" aria-current="page">${title}</a>` : html`<a href="${path}">${title}</a>`;
