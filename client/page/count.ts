/** Counts what visitors see, press and open, and sends the counts when the page is hidden (docs/counting.md). */

import { CONSENT_EVENT, type CountedDetail } from '../../src/contract/counting.ts';
import { TOGGLE_EVENT, type ToggleDetail } from '../../src/contract/events.ts';
import { dispatchChromeEvent } from '../../src/view/island/dispatch-event.ts';

/** The latest header's `countingSetting` and message. */
let setting: string;
let message: HTMLElement | null;
let timer: ReturnType<typeof setTimeout>;

/** A line for each event to send. */
let unsent = '';
/** Events counted in this page view. */
const counted = new Set<string>();

/** Drawn once, so that a page view is sampled as a whole. */
const draw = Math.random();

/** A message counts as seen once half of it has been visible for a second. */
const observer = new IntersectionObserver(
  (entries) => {
    clearTimeout(timer);
    // true at or above the threshold
    if (entries.at(-1)?.isIntersecting) timer = setTimeout(() => record(message), 1_000);
  },
  { threshold: 0.5 },
);

/** @param header the element that contains the bar and the row */
export function count(header: HTMLElement): void {
  const { host = header } = header.getRootNode() as { readonly host?: HTMLElement };
  const own = host.dataset.porticoCount;
  if (!own) return;
  // adding the same listeners for each header has no effect
  for (const type of ['click', TOGGLE_EVENT]) addEventListener(type, onPress, true);
  for (const type of ['visibilitychange', CONSENT_EVENT]) addEventListener(type, update);
  setting = own;
  message = header.querySelector('.portico-announcement');
  update();
}

/** Counts a press on a link or button, or a menu that the visitor has opened: a wide overlay shows its first section. */
function onPress(event: Event): void {
  const { id, open } = (event as CustomEvent<Partial<ToggleDetail>>).detail;
  const target = event.composedPath()[0] as HTMLElement;
  if (open && setting.includes('+links')) {
    if (!target.matches('li:not(:hover,:focus-within)')) record(target, `open ${id}`);
  }
  // the document may be the target
  else record(target.closest?.('a,button')?.closest('[data-portico-event]'));
}

/** Sends the counts if the page is hidden; otherwise watches the message. A prerendered page is hidden, too. */
function update(): void {
  clearTimeout(timer);
  observer.disconnect();
  if (!document.hidden) {
    if (message) observer.observe(message);
  } else if (unsent && !isRefused(navigator)) {
    const width = innerWidth < 900 ? 'phone' : innerWidth < 1_200 ? 'tablet' : 'desktop';
    navigator.sendBeacon(new URL('../events', import.meta.url), setting.replace('+device', width) + unsent);
    unsent = '';
  }
}

/** Counts an event once, unless counting is refused. */
function record(target?: HTMLElement | null, event = target?.dataset.porticoEvent): void {
  if (!event || counted.has(event) || isRefused(navigator)) return;
  counted.add(event);
  if (draw < Number.parseFloat(setting)) unsent += `\n${event}`;
  const [kind, id] = event.split(' ');
  dispatchChromeEvent(target as HTMLElement, `portico:${kind}`, { id } as CountedDetail);
}

/** Whether the visitor or the page refuses counting, or the visitor is a declared bot. */
function isRefused(visitor: Navigator & { readonly globalPrivacyControl?: boolean }): unknown {
  return (
    visitor.webdriver ||
    visitor.globalPrivacyControl ||
    visitor.doNotTrack === '1' ||
    /bot/i.test(visitor.userAgent) ||
    document.querySelector('[data-portico-count=off]')
  );
}
