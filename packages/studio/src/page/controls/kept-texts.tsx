/** Keeps what is typed into a form in the browser, so that leaving the page loses nothing. */

import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { thisTab } from '../data/browser-tab.ts';
import { browserStorage, nameOf, tabStorage } from '../data/tab-storage.ts';

const PREFIX = 'portico-studio/text/';
const FormContext = createContext<string | null>(null);

interface KeptFormProps {
  /** Distinguishes the forms of a page. */
  readonly name: string;
  readonly children: ReactNode;
}

/** Its texts are kept until they are as before, or forgotten. */
export function KeptForm({ name, children }: KeptFormProps) {
  return <FormContext value={name}>{children}</FormContext>;
}

/** A form that forgets its texts once it is sent or closed, but not when the person goes to another page. */
export function KeptDialog({ name, children }: KeptFormProps) {
  useEffect(() => {
    const { pathname } = location;
    return () => {
      if (location.pathname === pathname) forgetForm(name, pathname);
    };
  }, [name]);
  return <KeptForm name={name}>{children}</KeptForm>;
}

/** For forms that lead to another page. */
export function forgetForm(name: string, pathname = location.pathname): void {
  const texts = storedTexts();
  for (const { key } of [...texts.own(), ...texts.ofClosed()]) {
    if (nameOf(key, PREFIX).startsWith(keptName(pathname, name, ''))) texts.remove(key);
  }
}

/**
 * Keeps a field's value while it differs from the one that the field had when it appeared.
 *
 * @param label of the field; `null` keeps nothing
 */
export function useKeptText(label: string | null, value: string, onChange: (value: string) => void): void {
  const form = useContext(FormContext);
  // the path of the next page is known before this one is gone
  const [{ path, first }] = useState(() => ({ path: location.pathname, first: value }));
  const name = form === null || label === null ? null : keptName(path, form, label);
  const before = useRef(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each field
  useEffect(() => {
    const kept = name === null ? null : storedTexts().take(name);
    if (kept !== null) onChange(kept);
  }, [name]);
  useEffect(() => {
    if (name === null || value === before.current) return;
    before.current = value;
    const texts = storedTexts();
    if (value === first) texts.remove(texts.ownKey(name));
    else texts.keep(name, value);
  }, [name, value, first]);
}

function storedTexts() {
  return tabStorage(browserStorage(), PREFIX, thisTab());
}

function keptName(...parts: readonly string[]): string {
  return parts.map(encodeURIComponent).join('/');
}
