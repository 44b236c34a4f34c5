// Puts the chrome that fetch-chrome saved before the build around each page, outside React's root.
import { readChrome } from '@portico/host/node';

const FALLBACK = {
  head: '',
  header: '<header data-fallback="header"><strong>Acme</strong> <a href="/">Guides</a></header>',
  footer: '<footer data-fallback="footer"><strong>Acme</strong> <a href="/">Guides</a></footer>',
};

// gives header and footer the page's theme before the first paint, then follows the theme switch
const THEME = `<script>{
  const root = document.documentElement, part = document.currentScript.previousElementSibling;
  const follow = () => (part.dataset.theme = root.dataset.theme);
  new MutationObserver(follow).observe(root, { attributeFilter: ['data-theme'] });
  follow();
}</script>`;

export default async function portico({ i18n }) {
  const { head, header, footer } = (await readChrome('.portico', i18n.currentLocale)) ?? FALLBACK;
  return {
    name: 'portico',
    injectHtmlTags: () => ({
      headTags: [head],
      preBodyTags: [header + THEME],
      postBodyTags: [footer + THEME],
    }),
  };
}
