/** Navigates between the Studio's pages with the History API. */

import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { routeOf } from '../../contract/pages.ts';
import { notedPlace, notePlace } from './return-place.ts';

interface Location {
  readonly path: string;
  readonly query: string;
  /** Whether the person came by a link within the Studio or by Back, so that the focus moves. */
  readonly hasMoved: boolean;
  /** Counts followed links, including links to the current page. */
  readonly visit: number;
}

interface Navigation extends Location {
  /** Goes to a path with an optional query; paths outside this page load a new document. */
  readonly navigate: (href: string) => void;
  /** Changes the query of the page without leaving it. An empty value removes the parameter. */
  readonly setParameter: (name: string, value: string) => void;
  /** Like `setParameter` for several parameters, as a new history entry. */
  readonly chooseParameters: (parameters: Readonly<Record<string, string>>) => void;
}

const NavigationContext = createContext<Navigation | null>(null);

export function NavigationProvider({ children }: { readonly children: ReactNode }) {
  const [location, setLocation] = useState<Location>(() => ({ ...locationNow(), hasMoved: hasReturned(), visit: 0 }));

  useEffect(() => {
    const follow = () => setLocation((before) => ({ ...before, ...locationNow(), hasMoved: true }));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  const navigate = useCallback((href: string) => {
    const url = new URL(href, document.baseURI);
    notePlace();
    if (url.origin !== window.location.origin || routeOf(url.pathname).page === 'unknown') {
      window.location.assign(url);
      return;
    }
    history.pushState(null, '', url);
    setLocation(({ visit }) => ({ ...locationNow(), hasMoved: true, visit: visit + 1 }));
    scrollTo(0, 0);
  }, []);

  const setParameter = useCallback((name: string, value: string) => {
    history.replaceState(null, '', urlWith({ [name]: value }));
    setLocation((before) => ({ ...before, ...locationNow() }));
  }, []);

  const chooseParameters = useCallback((parameters: Readonly<Record<string, string>>) => {
    history.pushState(null, '', urlWith(parameters));
    setLocation((before) => ({ ...before, ...locationNow() }));
  }, []);

  const navigation = useMemo(
    () => ({ ...location, navigate, setParameter, chooseParameters }),
    [location, navigate, setParameter, chooseParameters],
  );
  return (
    <NavigationContext value={navigation}>
      <RouterProvider navigate={navigate}>{children}</RouterProvider>
    </NavigationContext>
  );
}

/** @throws Error outside a `NavigationProvider` */
export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('There is no NavigationProvider.');
  return navigation;
}

/** A query parameter of the page and its setter; empty if it is absent. */
export function useParameter(name: string): [string, (value: string) => void] {
  const { query, setParameter } = useNavigation();
  const value = new URLSearchParams(query).get(name) ?? '';
  return [value, useCallback((next: string) => setParameter(name, next), [name, setParameter])];
}

/** Whether Back led here from a page outside, such as the preview. */
function hasReturned(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'back_forward' && notedPlace() !== null;
}

function urlWith(parameters: Readonly<Record<string, string>>): URL {
  const url = new URL(window.location.href);
  for (const [name, value] of Object.entries(parameters)) {
    if (value === '') url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return url;
}

function locationNow(): Pick<Location, 'path' | 'query'> {
  return { path: window.location.pathname, query: window.location.search };
}
