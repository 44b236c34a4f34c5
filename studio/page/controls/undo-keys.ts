/** The keys that undo and redo, and the history of a text that belongs to no entry of the draft. */

import { type KeyboardEvent as ReactKeyboardEvent, useRef } from 'react';

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

interface TextHistory {
  readonly onChange: (value: string) => void;
  readonly onKeyDown: (event: ReactKeyboardEvent) => void;
}

/** Undoes what was typed in one field: the browser's own undo would go on in the field before. */
export function useTextHistory(value: string, onChange: (value: string) => void): TextHistory {
  const history = useRef({ undo: [] as string[], redo: [] as string[], at: 0 });
  return {
    onChange(next) {
      const { undo, at } = history.current;
      const now = Date.now();
      const isNew = undo.length === 0 || now - at >= TYPING_PAUSE;
      history.current = { undo: isNew ? [...undo, value] : undo, redo: [], at: now };
      onChange(next);
    },
    onKeyDown(event) {
      const direction = directionOf(event);
      if (direction === null || event.nativeEvent.isComposing) return;
      event.preventDefault();
      const { undo, redo } = history.current;
      const [from, to] = direction === 'undo' ? [undo, redo] : [redo, undo];
      const text = from.pop();
      if (text === undefined) return;
      to.push(value);
      history.current.at = 0;
      onChange(text);
    },
  };
}
