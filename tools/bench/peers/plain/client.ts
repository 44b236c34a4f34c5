/** The script of the plain header: buttons that show and hide what they control, and Escape. */

const header = document.querySelector<HTMLElement>('.header');
const buttons = [...(header?.querySelectorAll<HTMLButtonElement>('[data-section]') ?? [])];
const burger = header?.querySelector<HTMLButtonElement>('.burger');

for (const button of buttons)
  button.addEventListener('click', () => {
    const isOpen = button.getAttribute('aria-expanded') === 'true';
    for (const other of buttons) show(other, other === button && !isOpen);
  });

burger?.addEventListener('click', () => {
  const isOpen = burger.getAttribute('aria-expanded') === 'true';
  burger.setAttribute('aria-expanded', String(!isOpen));
  document.getElementById('menu')?.toggleAttribute('data-open', !isOpen);
});

header?.addEventListener('keydown', ({ key }) => {
  const open = buttons.find((button) => button.getAttribute('aria-expanded') === 'true');
  if (key !== 'Escape' || !open) return;
  show(open, false);
  open.focus();
});

document.addEventListener('click', ({ target }) => {
  if (target instanceof Node && !header?.contains(target)) for (const button of buttons) show(button, false);
});

const announcement = header?.querySelector<HTMLElement>('.announcement');
const dismissedKey = `dismissed-${announcement?.dataset.announcement}`;
if (localStorage.getItem(dismissedKey)) announcement?.remove();
announcement?.querySelector('button')?.addEventListener('click', () => {
  localStorage.setItem(dismissedKey, '1');
  announcement.remove();
});

header?.setAttribute('data-ready', '');

function show(button: HTMLButtonElement, isOpen: boolean): void {
  button.setAttribute('aria-expanded', String(isOpen));
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (panel) panel.hidden = !isOpen;
}
