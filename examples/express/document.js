/** The page's HTML. These texts are the site's own; escape text that comes from visitors. */
export function documentOf(page, theme) {
  const { path, language, title, lead, cards, tabs, alternates, other, themeSwitch } = page;
  return `<!doctype html>
<html lang="${language}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/site.css">
${Object.entries(alternates).map(alternateOf).join('\n')}
<script type="module" src="/site.js"></script>
</head>
<body>
<nav class="tabs">
${tabs.map((tab) => tabOf(tab, path)).join('\n')}
<a href="${other.path}" lang="${other.language}" hreflang="${other.language}">${other.text}</a>
<button type="button" id="theme">${themeSwitch}</button>
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
}

const alternateOf = ([language, path]) => `<link rel="alternate" hreflang="${language}" href="${path}">`;

const tabOf = ({ path, title }, current) =>
  `<a href="${path}"${path === current ? ' aria-current="page"' : ''}>${title}</a>`;
