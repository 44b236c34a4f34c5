/** The text of a search field, kept in the page's URL. */

import { useDeferredValue, useEffect, useState } from 'react';
import { useParameter } from '../routing/navigation.tsx';

/** In milliseconds after the last keystroke: browsers limit how often a page may change its URL. */
const PAUSE = 200;

/**
 * @param name the parameter's name
 * @returns the field's text, its setter, and the text to search for, which may lag behind
 */
export function useTypedQuery(name: string) {
  const [parameter, setParameter] = useParameter(name);
  // not in the URL yet
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? parameter;
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => {
      setParameter(typed);
      // another key may have been pressed meanwhile
      setTyped((now) => (now === typed ? null : now));
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [typed, setParameter]);
  return { text, setText: setTyped, query: useDeferredValue(text) };
}
