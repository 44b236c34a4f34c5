/** Where the arrow keys, Home and End move the focus in a group of sections. */

/** The element that a key moves the focus to from `target`; without one, the key is the browser’s. */
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
  const controls = [...group.querySelectorAll<HTMLElement>(':scope > li > :is(a, button)')];
  const position = controls.indexOf(target);
  if (position < 0) return undefined;
  const isRightToLeft = getComputedStyle(group).direction === 'rtl';
  const row = isRightToLeft ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  /** 0 is back, 1 is on. */
  const step = (dropsDown ? row : ['ArrowUp', 'ArrowDown']).indexOf(key);
  if (step >= 0) return controls.at((position + 2 * step - 1) % controls.length);
  return firstOrLast(key, controls);
}

/** Only visible links: none in a closed panel. */
function panelTarget(key: string, target: HTMLElement): HTMLElement | null | undefined {
  const section = target.closest('[data-portico-section]');
  const links = [...(section?.querySelectorAll<HTMLElement>('a') ?? [])].filter(({ offsetHeight }) => offsetHeight > 0);
  const position = links.indexOf(target);
  if (position >= 0 && key === 'ArrowDown') return links[position + 1];
  if (position >= 0 && key === 'ArrowUp') return links[position - 1] ?? section?.querySelector('button');
  return firstOrLast(key, links);
}

function firstOrLast(key: string, controls: readonly HTMLElement[]): HTMLElement | undefined {
  if (key === 'Home') return controls[0];
  return key === 'End' ? controls.at(-1) : undefined;
}
