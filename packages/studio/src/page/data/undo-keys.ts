/** The keys that undo and redo, and the fields that have them. */

export type Direction = 'undo' | 'redo';

/** In milliseconds: typing without such a pause counts as one edit. */
export const TYPING_PAUSE = 1_000;

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Ctrl or ⌘ with Z, with Shift to redo; Ctrl with Y too. */
export function directionOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Keys): Direction | null {
  if (ctrlKey === metaKey || altKey) return null;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key === 'y' && ctrlKey ? 'redo' : null;
}

/** Whether people type text there. */
export function isTextField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input:not([type="checkbox"], [type="radio"]), textarea');
}
