/** The Studio's pages: one table for routes, documents, navigation and tests. */

import { isMessageKind, type MessageKind } from './draft.ts';

interface Page {
  /** With parameters such as `:id`, which are lower-case letters, digits and hyphens. */
  readonly path: string;
  readonly title: string;
  /** The module that renders it. */
  readonly part: string;
  /** The page whose link in the header leads here. */
  readonly within?: string;
}

/** Most used first: scripts/group-modules.ts groups shared modules into files in this order. */
export const PAGES = {
  messages: { path: '/', title: 'Messages', part: 'message-list-page' },
  message: { path: '/messages/:kind/:id', title: 'Message', part: 'message-editor-page', within: 'messages' },
  timeline: { path: '/timeline', title: 'Timeline', part: 'timeline-page' },
  cards: { path: '/cards', title: 'Cards', part: 'cards-page' },
  menus: { path: '/menus', title: 'Menus', part: 'menus-page' },
  theme: { path: '/theme', title: 'Theme', part: 'theme-page' },
  translations: { path: '/translations', title: 'Translations', part: 'translations-page' },
  history: { path: '/history', title: 'History', part: 'history-page' },
  publish: { path: '/publish', title: 'Publish', part: 'publish-page' },
  release: { path: '/publish/:id', title: 'Release', part: 'release-page', within: 'publish' },
} as const satisfies Readonly<Record<string, Page>>;

/** A document of its own. */
export const PREVIEW_PATH = '/preview';

export type PageName = keyof typeof PAGES;

export const PAGE_NAMES = Object.keys(PAGES) as readonly PageName[];

/** Those with a link in the header; `Publish…` has a button. */
export const LINKED_PAGES = PAGE_NAMES.filter((page) => page !== 'publish' && !('within' in PAGES[page]));

export type Route =
  | { readonly page: Exclude<PageName, 'message' | 'release'> }
  | { readonly page: 'release'; readonly id: string }
  | { readonly page: 'message'; readonly kind: MessageKind; readonly id: string }
  | { readonly page: 'unknown' };

const PATTERNS = PAGE_NAMES.map(
  (page) => [page, new RegExp(`^${PAGES[page].path.replace(/:(\w+)/g, '(?<$1>[a-z0-9-]+)')}$`)] as const,
);

/** @param path such as `/messages/announcement/spring-webinar` */
export function routeOf(path: string): Route {
  for (const [page, pattern] of PATTERNS) {
    const found = pattern.exec(path);
    if (!found) continue;
    const { kind, id = '' } = found.groups ?? {};
    if (page === 'release') return { page, id };
    if (page !== 'message') return { page };
    if (isMessageKind(kind)) return { page, kind, id };
  }
  return { page: 'unknown' };
}

/** Addresses that people type, and what they mean. */
const MEANT: Readonly<Record<string, string>> = { '/messages': PAGES.messages.path };

/** @returns the address that somebody meant who wrote it in capitals or with a slash at its end; `null` if unknown */
export function meantPath(path: string): string | null {
  const plain = path.toLowerCase().replace(/(?<=.)\/+$/, '');
  const meant = MEANT[plain] ?? plain;
  return meant === PREVIEW_PATH || routeOf(meant).page !== 'unknown' ? meant : null;
}
