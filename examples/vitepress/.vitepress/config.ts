import { cp } from 'node:fs/promises';
import { defineConfig } from 'vitepress';

const tabs = (prefix: string, texts: readonly string[]) => [
  { text: texts[0], link: `${prefix}/` },
  { text: texts[1], link: `${prefix}/pricing/` },
  { text: texts[2], link: `${prefix}/customers/` },
];

export default defineConfig({
  title: 'Guides',
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  locales: {
    root: { label: 'English', lang: 'en', themeConfig: { nav: tabs('', ['Learn', 'Plans', 'Stories']) } },
    de: { label: 'Deutsch', lang: 'de', themeConfig: { nav: tabs('/de', ['Lernen', 'Tarife', 'Berichte']) } },
  },
  // the style sheet and scripts of the copy in .portico
  buildEnd: ({ outDir }) => cp('.portico/chrome', `${outDir}/chrome`, { recursive: true }).catch(() => undefined),
});
