/** The history of a single text. */

import { type KeyboardEvent as ReactKeyboardEvent, useRef } from 'react';
import { directionOf, TYPING_PAUSE } from '../data/undo-keys.ts';

interface TextHistory {
  readonly onChange: (value: string) => void;
  readonly onKeyDown: (event: ReactKeyboardEvent) => void;
}

/**
 * Undoes what was typed in one field, unless the page does: the browser's own undo would go on in the field before. The
 * handler goes on the element, because React Aria's fields stop all keys that they handle.
 */
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
      if (direction === null || event.defaultPrevented || event.nativeEvent.isComposing) return;
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
