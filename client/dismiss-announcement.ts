/** Hides announcements that the visitor has dismissed in this browser. */

/** Removes a header's announcement if the visitor has dismissed it. @param host the header's root element */
export function removeDismissed(host: HTMLElement): void {
  const announcement = (host.shadowRoot ?? host).querySelector('.portico-announcement');
  try {
    if (announcement && localStorage.getItem(keyOf(announcement))) announcement.remove();
  } catch {
    // storage is blocked
  }
}

/** Shows the dismiss button, which the markup hides because it needs this script. */
export function offerDismissal(header: HTMLElement): void {
  const announcement = header.querySelector('.portico-announcement');
  const button = header.querySelector<HTMLButtonElement>('.portico-announcement button');
  if (!announcement || !button) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    announcement.remove();
    // the bar may be above the viewport for a moment: the browser would scroll to it
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
    // storage is blocked or full: the announcement is dismissed on this page only
  }
}
