/** The pages of the Studio, each loaded when it is opened first. */

import { useEffect, useState } from 'react';

/** In the order in which what they share is grouped into files (scripts/group-modules.ts): first those opened most. */
const LOADS = {
  messages: async () => (await import('./messages/message-list-page.tsx')).MessageListPage,
  message: async () => (await import('./editor/message-editor-page.tsx')).MessageEditorPage,
  timeline: async () => (await import('./timeline/timeline-page.tsx')).TimelinePage,
  cards: async () => (await import('./cards/cards-page.tsx')).CardsPage,
  translations: async () => (await import('./translations/translations-page.tsx')).TranslationsPage,
  history: async () => (await import('./history/history-page.tsx')).HistoryPage,
  publish: async () => (await import('./publish/publish-page.tsx')).PublishPage,
  release: async () => (await import('./publish/release-page.tsx')).ReleasePage,
  menus: async () => (await import('./menus/menus-page.tsx')).MenusPage,
  theme: async () => (await import('./theme/theme-page.tsx')).ThemePage,
};

export type PageName = keyof typeof LOADS;

type LoadedPages = { readonly [Page in PageName]?: Awaited<ReturnType<(typeof LOADS)[Page]>> };

let loaded: LoadedPages = {};

/** @throws Error if its code cannot be loaded, to be caught: whoever opens the page is told */
export async function loadPage(page: PageName): Promise<LoadedPages> {
  const component = await LOADS[page]();
  loaded = { ...loaded, [page]: component };
  return loaded;
}

/**
 * The components of the pages; that of `page` is missing until it is loaded. Not by `lazy`: React shows what it suspends
 * 300 ms later, so that several do not appear one by one.
 *
 * @throws Error if its code cannot be loaded
 */
export function useLoadedPages(page: PageName): LoadedPages {
  const [pages, setPages] = useState(loaded);
  const [failure, setFailure] = useState<unknown>(null);
  const isMissing = !pages[page];
  useEffect(() => {
    if (isMissing) loadPage(page).then(setPages, setFailure);
  }, [page, isMissing]);
  if (failure !== null) throw failure;
  return pages;
}

/** In milliseconds, after a page is shown. */
const DELAY = 3_000;

/**
 * Loads the other pages once the browser has nothing to do, so that they also open offline, and after a release has
 * replaced them.
 *
 * @returns a function that stops it
 */
export function loadOtherPages(): () => void {
  const pages = Object.keys(LOADS) as PageName[];
  let timer = setTimeout(loadNext, DELAY);
  function loadNext(): void {
    const page = pages.shift();
    if (!page) return;
    loadPage(page)
      .then(() => {
        timer = setTimeout(loadNext, 100);
      })
      .catch(() => {});
  }
  return () => clearTimeout(timer);
}
