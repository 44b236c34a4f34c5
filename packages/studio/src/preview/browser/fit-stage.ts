/** Scales the framed pages down if the chosen width doesn't fit. */

export function fitStages(): void {
  for (const frame of document.querySelectorAll<HTMLElement>('[data-preview-frame]')) fitStage(frame);
}

function fitStage(frame: HTMLElement): void {
  const stage = frame.querySelector<HTMLElement>('[data-preview-stage]');
  const page = frame.querySelector<HTMLElement>('[data-preview-page]');
  const caption = frame.querySelector('[data-preview-caption]');
  if (!stage || !page) return;
  const fitPage = () => {
    const style = getComputedStyle(stage);
    const room = stage.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    const width = Number(page.dataset.width);
    const scale = width > 0 ? Math.min(1, room / width) : 1;
    page.style.setProperty('--scale', String(scale));
    if (!caption) return;
    const shrunk = scale < 1 ? `, shown at ${Math.round(scale * 100)}%` : '';
    caption.textContent = `${width > 0 ? width : Math.round(room)} px wide${shrunk}`;
  };
  // in the next frame: the stage's height follows the page's, which the observer would report as a loop
  new ResizeObserver(() => requestAnimationFrame(fitPage)).observe(stage);
  document.addEventListener('preview:update', fitPage);
  fitPage();
}
