/** Decides when an element that shows its fallback requests the chrome again. */

const RETRIES = 5;
/** In milliseconds, before the first retry; each further retry waits three times as long. */
const DELAY = 20_000;
/** In milliseconds, between checks whether the browser is online and the visitor has left the fallback. */
const INTERVAL = 5_000;

/**
 * Varies each delay by up to half, so that pages that failed together do not retry together.
 *
 * @param failures how often the element has failed in a row
 */
export function retryLater(element: Element, failures: number, retry: () => void): void {
  const check = () => {
    // hidden pages draw no frames, so they wait until they are visible
    if (navigator.onLine && !isInUse(element)) requestAnimationFrame(retry);
    else setTimeout(check, INTERVAL);
  };
  if (failures <= RETRIES) setTimeout(check, DELAY * 3 ** (failures - 1) * (0.5 + Math.random()));
}

/** Whether the pointer or focus is in the fallback, or one of its menus is open. */
function isInUse(element: Element): boolean {
  // `:is` ignores selectors that the browser does not know
  return element.matches(':is(:hover,:focus-within,:has(:is([open],[aria-expanded=true],:popover-open)))');
}
