/** Decides when an element that shows its fallback requests the chrome again. */

const RETRIES = 5;
/** In milliseconds: of the first retry; each further one waits three times as long. */
const DELAY = 20_000;
/** In milliseconds: how soon it notices that the browser is online again, or that the visitor has left the fallback. */
const INTERVAL = 5_000;

/**
 * Pages that have failed together ask at different times: each delay is up to half shorter or longer.
 *
 * @param failures of the element so far
 */
export function retryLater(element: Element, failures: number, retry: () => void): void {
  const check = () => {
    // a page that nobody sees draws no frame
    if (navigator.onLine && !isInUse(element)) requestAnimationFrame(retry);
    else setTimeout(check, INTERVAL);
  };
  if (failures <= RETRIES) setTimeout(check, DELAY * 3 ** (failures - 1) * (0.5 + Math.random()));
}

/** Whether the visitor has the pointer or the focus in the fallback, or a menu of it open. */
function isInUse(element: Element): boolean {
  // browsers accept in `:is` what they do not know
  return element.matches(':is(:hover,:focus-within,:has(:is([open],[aria-expanded=true],:popover-open)))');
}
