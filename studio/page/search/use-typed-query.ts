/** What is typed into a search field, kept in the page's URL. */

import { useDeferredValue, useEffect, useState } from 'react';
import { useParameter } from '../routing/navigation.tsx';

/** In milliseconds without a key: browsers limit how often a page changes its URL. */
const PAUSE = 200;

/**
 * @param name of the parameter
 * @returns the text in the field, its setter, and the text to search for, which follows when there is time
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
