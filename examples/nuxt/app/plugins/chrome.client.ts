export default defineNuxtPlugin(() => {
  useRouter().afterEach(({ path }) => {
    const lang = path.split('/')[1] === 'de' ? 'de' : 'en';
    for (const element of document.querySelectorAll('portico-header, portico-footer'))
      Object.assign(element, { lang, path });
  });
});
