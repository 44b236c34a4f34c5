/** Shows in the header whether this browser holds unsaved changes, which the preview lacks. */

/** The Studio's prefix for unsaved changes (`packages/studio/src/page/data/unsaved-changes.ts`). */
const UNSAVED = 'portico-studio/unsaved/';

export function showSavedState(): void {
  const state = document.querySelector<HTMLElement>('[data-preview-saved]');
  if (!state) return;
  const show = () => {
    const isSaved = !unsaved();
    state.textContent = isSaved ? 'Saved' : 'Not saved yet';
    state.className = `studio-save-state studio-save-state--${isSaved ? 'saved' : 'failed'}`;
  };
  addEventListener('storage', show);
  show();
}

function unsaved(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(UNSAVED));
  } catch {
    // storage is blocked, so nothing is stored
    return false;
  }
}
