/** An announcement that the visitor has dismissed stays away from this browser; the next one is shown again. */

/** Without this script nothing could keep the promise of the button, so the markup has it hidden. */
export function offerDismissal(root: HTMLElement): void {
  const announcement = root.querySelector('.portico-announcement');
  const button = root.querySelector<HTMLButtonElement>('.portico-announcement button');
  if (!announcement || !button) return;
  const key = `portico-dismissed-${announcement.querySelector('a')?.dataset.porticoAnnouncement}`;
  let memory: Record<string, unknown> = {};
  try {
    memory = localStorage;
  } catch {
    // a browser that keeps nothing still dismisses it on this page
  }
  if (memory[key]) announcement.remove();
  button.hidden = false;
  button.addEventListener('click', () => {
    announcement.remove();
    // without it, the bar is above the window for a moment, and the browser would scroll to it
    (root.querySelector('.portico-bar__login') as HTMLElement).focus({ preventScroll: true });
    memory[key] = 1;
  });
}
