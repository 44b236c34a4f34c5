/** Shows and handles the buttons that copy an address or a snippet. */

const COPIED_FOR = 1_500;

export function offerCopies(): void {
  const show = () => {
    for (const button of document.querySelectorAll<HTMLElement>('[data-preview-copy]')) button.hidden = false;
  };
  show();
  document.addEventListener('preview:update', show);
  document.addEventListener('click', async (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-preview-copy]');
    if (!button) return;
    const note = document.querySelector('[data-preview-note]');
    try {
      await navigator.clipboard.writeText(button.dataset.previewCopy ?? '');
      button.dataset.copied = '';
      setTimeout(() => delete button.dataset.copied, COPIED_FOR);
      if (note) note.textContent = 'Copied.';
    } catch {
      if (note) note.textContent = 'Your browser does not allow copying. Select the text instead.';
    }
  });
}
