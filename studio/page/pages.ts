/** The pages of the Studio, each loaded when it is opened first. */

import { type ComponentType, lazy } from 'react';

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
  /** A part of the page of a message. */
  figures: async () => (await import('./figures/figures-panel.tsx')).FiguresPanel,
};

export const PAGES = {
  messages: page(LOADS.messages),
  message: page(LOADS.message),
  timeline: page(LOADS.timeline),
  cards: page(LOADS.cards),
  translations: page(LOADS.translations),
  history: page(LOADS.history),
  publish: page(LOADS.publish),
  release: page(LOADS.release),
  menus: page(LOADS.menus),
  theme: page(LOADS.theme),
};

function page<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load() }));
}

/** Loads a page while the draft is loading. */
export function loadPage(page: keyof typeof LOADS): void {
  // whoever opens the page is told if it can't be loaded
  LOADS[page]().catch(() => {});
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
  const loads = Object.values(LOADS);
  let timer = setTimeout(loadNext, DELAY);
  function loadNext(): void {
    // whoever opens the page is told if it can't be loaded
    loads
      .shift()?.()
      .then(() => {
        timer = setTimeout(loadNext, 100);
      })
      .catch(() => {});
  }
  return () => clearTimeout(timer);
}
