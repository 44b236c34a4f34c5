/** Shows the settings beside the preview, or, on a narrow screen, in a panel that starts closed. */

/** As in `packages/studio/src/preview/styles/layout.css`. */
const NARROW = '(max-width: 1279px)';

/** The width of the frame on a phone, unless the address names one. */
const PHONE_WIDTH = '390';

export function arrangeSettings(): void {
  const panel = document.querySelector<HTMLDetailsElement>('[data-preview-settings]');
  if (!panel) return;
  const narrow = matchMedia(NARROW);
  const arrange = () => {
    panel.open = !narrow.matches;
    panel.dataset.arranged = '';
  };
  narrow.addEventListener('change', arrange);
  arrange();
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !narrow.matches) return;
    panel.open = false;
    panel.querySelector('summary')?.focus();
  });
  if (innerWidth <= Number(PHONE_WIDTH) * 1.5 && !new URLSearchParams(location.search).has('width')) showPhoneWidth();
}

function showPhoneWidth(): void {
  const option = document.querySelector<HTMLInputElement>(`[data-preview-form] [name="width"][value="${PHONE_WIDTH}"]`);
  if (option) option.checked = true;
  for (const page of document.querySelectorAll<HTMLElement>('[data-preview-page]')) page.dataset.width = PHONE_WIDTH;
}
