/** The Studio's pages, each loaded when it is first opened. */

import { useEffect, useState } from 'react';
import type { PageName } from '../contract/pages.ts';

/** Most used first: scripts/group-modules.ts groups shared modules into files in this order. */
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
} satisfies Readonly<Record<PageName, () => Promise<unknown>>>;

type LoadedPages = { readonly [Page in PageName]?: Awaited<ReturnType<(typeof LOADS)[Page]>> };

let loaded: LoadedPages = {};

/** @throws Error if the code can't be loaded; opening the page reports that */
export async function loadPage(page: PageName): Promise<LoadedPages> {
  const component = await LOADS[page]();
  loaded = { ...loaded, [page]: component };
  return loaded;
}

/**
 * The pages' components; `page` is missing until it is loaded. Doesn't use `lazy`: React reveals suspended content
 * 300 ms late, to group several.
 *
 * @throws Error if the page's code can't be loaded
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
