import { defineConfig } from 'vitepress';
import { chromeHead, publishChromeFiles } from './chrome';

const tabs = (prefix: string, [learn, plans, stories]: readonly [string, string, string]) => [
  { text: learn, link: `${prefix}/` },
  { text: plans, link: `${prefix}/pricing/` },
  { text: stories, link: `${prefix}/customers/` },
];

export default defineConfig({
  title: 'Guides',
  head: [['link', { rel: 'icon', href: 'data:,' }], ...(await chromeHead())],
  // in the page's data, so the router updates them on navigation
  transformPageData: ({ relativePath, frontmatter }) => {
    const path = relativePath.replace(/^de\//, '').replace(/index\.md$/, '');
    frontmatter.head = [
      ['link', { rel: 'alternate', hreflang: 'en', href: `/${path}` }],
      ['link', { rel: 'alternate', hreflang: 'de', href: `/de/${path}` }],
    ];
  },
  buildEnd: publishChromeFiles,
  locales: {
    root: { label: 'English', lang: 'en', themeConfig: { nav: tabs('', ['Learn', 'Plans', 'Stories']) } },
    de: { label: 'Deutsch', lang: 'de', themeConfig: { nav: tabs('/de', ['Lernen', 'Tarife', 'Berichte']) } },
  },
});
