import { pageAt } from 'portico-example-pages';

// header and footer are outside of what Nuxt draws
export default defineNuxtPlugin(() => {
  useRouter().afterEach(({ path }) => {
    const lang = pageAt(path)?.language ?? 'en';
    for (const element of document.querySelectorAll('portico-header, portico-footer'))
      Object.assign(element, { lang, path });
  });
});
