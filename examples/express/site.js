// The theme switch: changes the colours of page, header and footer, and sets a cookie for the next page.
const themed = [document.documentElement, ...document.querySelectorAll('[data-portico]')];
document.querySelector('#theme').addEventListener('click', () => {
  const theme = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
  for (const element of themed) element.dataset.theme = theme;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is too new
  document.cookie = `site-theme=${theme}; path=/; max-age=31536000; samesite=lax`;
});
