// The theme switch: changes the colours of page, header and footer, and remembers the theme for the next page.
const show = (theme) => {
  for (const element of document.querySelectorAll(':root, [data-portico]')) element.dataset.theme = theme;
};
show(localStorage.theme ?? 'light');
document.querySelector('.tabs button').addEventListener('click', () => {
  localStorage.theme = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
  show(localStorage.theme);
});
