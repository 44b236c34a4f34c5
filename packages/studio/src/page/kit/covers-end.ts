/** Measures what floats at the end of the window, so that the focus keeps clear of it at any size of text. */

const heights = new Map<HTMLElement, number>();

function tell(): void {
  const height = Math.max(0, ...heights.values());
  document.documentElement.style.setProperty('--studio-floating', `${height}px`);
}

/** A ref for an element that floats. In low windows, its style sheet may let it scroll with the page. */
export function coversEnd(element: HTMLElement): () => void {
  function measure(): void {
    const { position, bottom } = getComputedStyle(element);
    heights.set(element, position === 'static' ? 0 : element.offsetHeight + Number.parseFloat(bottom));
    tell();
  }
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  addEventListener('resize', measure);
  return () => {
    observer.disconnect();
    removeEventListener('resize', measure);
    heights.delete(element);
    tell();
  };
}
