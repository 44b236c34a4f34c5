/** Where the arrow keys, Home and End move the focus in a group of sections. */

/** The element that a key moves the focus to from `target`; without one, the browser handles the key. */
export function focusTarget(
  key: string,
  target: HTMLElement,
  group: HTMLElement,
  dropsDown: boolean,
): HTMLElement | null | undefined {
  return topLevelTarget(key, target, group, dropsDown) ?? panelTarget(key, target);
}

function topLevelTarget(
  key: string,
  target: HTMLElement,
  group: HTMLElement,
  dropsDown: boolean,
): HTMLElement | undefined {
  const controls = visible(group.querySelectorAll<HTMLElement>(':scope > li > :is(a, button)'));
  const position = controls.indexOf(target);
  const keys = dropsDown ? ['ArrowRight', 'ArrowLeft'] : ['ArrowDown', 'ArrowUp'];
  if (dropsDown && getComputedStyle(group).direction === 'rtl') keys.reverse();
  if (position < 0) return undefined;
  if (key === keys[0]) return controls[(position + 1) % controls.length];
  if (key === keys[1]) return controls.at(position - 1);
  return firstOrLast(key, controls);
}

/** Considers only visible links, so none in a closed panel. */
function panelTarget(key: string, target: HTMLElement): HTMLElement | null | undefined {
  const section = target.closest('[data-portico-section]');
  const links = visible(section?.querySelectorAll<HTMLElement>('a') ?? []);
  const position = links.indexOf(target);
  if (position >= 0 && key === 'ArrowDown') return links[position + 1];
  if (position >= 0 && key === 'ArrowUp') return links[position - 1] ?? section?.querySelector('button');
  return firstOrLast(key, links);
}

function visible(elements: Iterable<HTMLElement>): HTMLElement[] {
  return [...elements].filter(({ offsetHeight }) => offsetHeight > 0);
}

function firstOrLast(key: string, controls: readonly HTMLElement[]): HTMLElement | undefined {
  if (key === 'Home') return controls[0];
  return key === 'End' ? controls.at(-1) : undefined;
}
