export default {
  title: 'Guides',
  url: 'https://www.example.com',
  baseUrl: '/',
  trailingSlash: true,
  future: { v4: true },
  i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
  headTags: [{ tagName: 'link', attributes: { rel: 'icon', href: 'data:,' } }],
  // publishes the chrome's files with the site's own
  staticDirectories: ['static', '.portico'],
  plugins: ['./portico.js'],
  presets: [
    ['classic', { docs: { routeBasePath: '/' }, blog: false, pages: false, theme: { customCss: './src/chrome.css' } }],
  ],
  themeConfig: {
    navbar: {
      title: 'Guides',
      items: [{ type: 'localeDropdown', position: 'right' }],
    },
  },
};
