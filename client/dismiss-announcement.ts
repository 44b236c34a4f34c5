/** An announcement that the visitor has dismissed is not shown again in this browser; other announcements are shown. */

/** Shows the button, which is hidden in the markup because it does nothing without this script. */
export function offerDismissal(root: HTMLElement): void {
  const announcement = root.querySelector('.portico-announcement');
  const button = root.querySelector<HTMLButtonElement>('.portico-announcement button');
  if (!announcement || !button) return;
  const key = `portico-dismissed-${announcement.querySelector('a')?.dataset.porticoAnnouncement}`;
  if (isDismissed(key)) announcement.remove();
  button.hidden = false;
  button.addEventListener('click', () => {
    announcement.remove();
    // the bar may be above the window for a moment, and the browser would scroll to it
    root.querySelector<HTMLElement>('.portico-bar__login')?.focus({ preventScroll: true });
    rememberDismissal(key);
  });
}

function isDismissed(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    // the visitor allows no storage
    return false;
  }
}

function rememberDismissal(key: string): void {
  try {
    localStorage.setItem(key, '1');
  } catch {
    // without storage, or when it is full, the announcement is dismissed on this page only
  }
}
