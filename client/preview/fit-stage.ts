/** Scales the framed page down if the window is narrower than the chosen width. */

export function fitStage(): void {
  const stage = document.querySelector<HTMLElement>('[data-preview-stage]');
  const page = document.querySelector<HTMLElement>('[data-preview-page]');
  const caption = document.querySelector('[data-preview-caption]');
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
  new ResizeObserver(fitPage).observe(stage);
  document.addEventListener('preview:update', fitPage);
  fitPage();
}
