/** Counts what visitors see, press and open, and sends it in one request when the page is hidden (docs/counting.md). */

import { CONSENT_EVENT, type CountedDetail } from '../../src/contract/counting.ts';
import { TOGGLE_EVENT, type ToggleDetail } from '../../src/contract/events.ts';
import { dispatchChromeEvent } from '../../src/view/island/dispatch-event.ts';

/** Of the latest header: its `countingSetting`, and its message. */
let setting: string;
let message: HTMLElement | null;
let timer: ReturnType<typeof setTimeout>;

/** A line for each event that is not sent yet. */
let unsent = '';
/** The events of this page view. */
const counted = new Set<string>();

/** A page view is sent or not as a whole. */
const draw = Math.random();

/** Half of a message has to be visible for a second. */
const observer = new IntersectionObserver(
  (entries) => {
    clearTimeout(timer);
    // true from the threshold on
    if (entries.at(-1)?.isIntersecting) timer = setTimeout(() => record(message), 1_000);
  },
  { threshold: 0.5 },
);

/** @param header the element that holds the bar and the row */
export function count(header: HTMLElement): void {
  const { host = header } = header.getRootNode() as { readonly host?: HTMLElement };
  const own = host.dataset.porticoCount;
  if (!own) return;
  // again for each header, which makes no difference
  addEventListener('click', onPress, true);
  addEventListener(TOGGLE_EVENT, onPress);
  addEventListener('visibilitychange', update);
  addEventListener(CONSENT_EVENT, update);
  setting = own;
  message = header.querySelector('.portico-announcement');
  update();
}

/** Counts a press on a link or button, or a menu that has opened. */
function onPress(event: Event): void {
  const { id, open } = (event as CustomEvent<Partial<ToggleDetail>>).detail;
  const target = event.composedPath()[0] as HTMLElement;
  if (open && setting.includes('+links')) record(target, `open ${id}`);
  // the document may be the target
  else record(target.closest?.('a,button')?.closest('[data-portico-event]'));
}

/** Sends what was counted if the page is hidden, as one that is prerendered is too; otherwise watches the message. */
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

/** Counts an event once, unless the visitor refuses it, a program that says so is the visitor, or the page refuses it. */
function record(target?: HTMLElement | null, event = target?.dataset.porticoEvent): void {
  if (!event || counted.has(event) || isRefused(navigator)) return;
  counted.add(event);
  if (draw < Number.parseFloat(setting)) unsent += `\n${event}`;
  const [kind, id] = event.split(' ');
  dispatchChromeEvent(target as HTMLElement, `portico:${kind}`, { id } as CountedDetail);
}

/** By the visitor, because a program says that it is one, or by the page. */
function isRefused(visitor: Navigator & { readonly globalPrivacyControl?: boolean }): unknown {
  return (
    visitor.webdriver ||
    visitor.globalPrivacyControl ||
    visitor.doNotTrack === '1' ||
    /bot/i.test(visitor.userAgent) ||
    document.querySelector('[data-portico-count=off]')
  );
}
