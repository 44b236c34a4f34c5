// One template for all pages. On your own site, this is the layout of your Markdown files.
import { PAGES } from 'portico-example-pages';

export const data = {
  pages: PAGES,
  pagination: { data: 'pages', size: 1, alias: 'shown' },
  permalink: ({ shown }) => shown.path,
};

export const render = ({ shown: { language, path, title, lead, cards, tabs, alternates, other, themeSwitch } }) =>
  `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
${Object.entries(alternates)
  .map(([language, path]) => `<link rel="alternate" hreflang="${language}" href="${path}">`)
  .join('\n')}
<link rel="stylesheet" href="/site.css">
<script src="/site.js" defer></script>
</head>
<body>
<nav class="tabs">
${tabs.map((tab) => `<a href="${tab.path}"${tab.path === path ? ' aria-current="page"' : ''}>${tab.title}</a>`).join('\n')}
<a href="${other.path}" lang="${other.language}" hreflang="${other.language}">${other.text}</a>
<button type="button">${themeSwitch}</button>
</nav>
<main id="main">
<h1 data-main="start">${title}</h1>
<p class="lead">${lead}</p>
<ul class="cards" data-main="end">
${cards.map(({ title, text }) => `<li><h2>${title}</h2><p>${text}</p></li>`).join('\n')}
</ul>
</main>
</body>
</html>
`;
