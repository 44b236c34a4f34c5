/** Hides announcements that the visitor has dismissed in this browser. */

/** Removes the announcement of a header if the visitor has dismissed it before. */
export function removeDismissed(header: HTMLElement): void {
  const announcement = header.querySelector('.portico-announcement');
  try {
    if (announcement && localStorage.getItem(keyOf(announcement))) announcement.remove();
  } catch {
    // the visitor allows no storage
  }
}

/** Shows the button, which is hidden in the markup because it does nothing without this script. */
export function offerDismissal(header: HTMLElement): void {
  const announcement = header.querySelector('.portico-announcement');
  const button = header.querySelector<HTMLButtonElement>('.portico-announcement button');
  if (!announcement || !button) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    announcement.remove();
    // the bar may be above the window for a moment, and the browser would scroll to it
    header.querySelector<HTMLElement>('.portico-bar__login, .portico-logo')?.focus({ preventScroll: true });
    rememberDismissal(keyOf(announcement));
  });
}

function keyOf(announcement: Element): string {
  return `portico-dismissed-${announcement.querySelector('a')?.dataset.porticoAnnouncement}`;
}

function rememberDismissal(key: string): void {
  try {
    localStorage.setItem(key, '1');
  } catch {
    // without storage, or when it is full, the announcement is dismissed on this page only
  }
}
