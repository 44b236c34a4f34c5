export default defineNuxtPlugin(() => {
  useRouter().afterEach(({ path }) => {
    const lang = path.startsWith('/de/') ? 'de' : 'en';
    for (const element of document.querySelectorAll('portico-header, portico-footer'))
      Object.assign(element, { lang, path });
  });
});
