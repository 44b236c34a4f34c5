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
  const [typed, setTyped] = useState({ text: parameter, parameter });
  // Back, or a link, has changed the URL
  const text = typed.parameter === parameter ? typed.text : parameter;
  useEffect(() => {
    if (text === parameter) return;
    const timer = setTimeout(() => setParameter(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text, parameter, setParameter]);
  return { text, setText: (next: string) => setTyped({ text: next, parameter }), query: useDeferredValue(text) };
}
