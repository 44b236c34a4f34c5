/** Where the arrow keys, Home and End lead in a group of sections. */

/** What a key leads to from `target`, or `undefined` where it is the browser's own. */
export function focusTarget(
  key: string,
  target: Element,
  group: HTMLElement,
  dropsDown: boolean,
): HTMLElement | undefined {
  return topLevelTarget(key, target, group, dropsDown) ?? panelTarget(key, target);
}

function topLevelTarget(key: string, target: Element, group: HTMLElement, dropsDown: boolean): HTMLElement | undefined {
  const controls = [...group.querySelectorAll<HTMLElement>(':scope > li > :is(a, button)')];
  const position = controls.indexOf(target as HTMLElement);
  const [forward, backward] = dropsDown ? ['ArrowRight', 'ArrowLeft'] : ['ArrowDown', 'ArrowUp'];
  if (position < 0) return undefined;
  if (key === forward) return controls[(position + 1) % controls.length];
  if (key === backward) return controls.at(position - 1);
  return firstOrLast(key, controls);
}

/** Only what is seen can be reached, so a closed panel gives nothing. */
function panelTarget(key: string, target: Element): HTMLElement | undefined {
  const section = target.closest('[data-portico-section]');
  const links = [...(section?.querySelectorAll('a') ?? [])].filter(({ offsetWidth }) => offsetWidth);
  const position = links.indexOf(target as HTMLAnchorElement);
  if (position >= 0 && key === 'ArrowDown') return links[position + 1];
  if (position >= 0 && key === 'ArrowUp') return links[position - 1] ?? section?.querySelector('button') ?? undefined;
  return firstOrLast(key, links);
}

function firstOrLast(key: string, controls: readonly HTMLElement[]): HTMLElement | undefined {
  if (key === 'Home') return controls[0];
  return key === 'End' ? controls.at(-1) : undefined;
}
