/** The pages of the Studio. Routes, navigation, commands and loading derive from this table. */

import { ownValue } from '../../../../src/contract/own-value.ts';
import { isMessageKind, type MessageKind } from './draft.ts';

interface Page {
  /** With parameters such as `:id`. */
  readonly path: string;
  readonly title: string;
  /** The module that renders it. */
  readonly module: string;
  /** The page whose link in the navigation stands for it; absent for pages with a link of their own. */
  readonly within?: string;
}

/** In the order of the navigation. */
export const PAGES = {
  messages: { path: '/', title: 'Messages', module: 'message-list-page' },
  cards: { path: '/cards', title: 'Cards', module: 'cards-page' },
  menus: { path: '/menus', title: 'Menus', module: 'menus-page' },
  theme: { path: '/theme', title: 'Theme', module: 'theme-page' },
  timeline: { path: '/timeline', title: 'Timeline', module: 'timeline-page' },
  translations: { path: '/translations', title: 'Translations', module: 'translations-page' },
  history: { path: '/history', title: 'History', module: 'history-page' },
  publish: { path: '/publish', title: 'Publish', module: 'publish-page' },
  message: { path: '/messages/:kind/:id', title: 'Message', module: 'message-editor-page', within: 'messages' },
  release: { path: '/publish/:id', title: 'Release', module: 'release-page', within: 'publish' },
} as const satisfies Readonly<Record<string, Page>>;

export type PageName = keyof typeof PAGES;

/** What was deleted: a part of the page “History”. */
export const DELETED_PATH = `${PAGES.history.path}?show=deleted`;

/** A document of its own. */
export const PREVIEW_PATH = '/preview';

/** The pages that have a path without parameters. */
type TopPage = Exclude<PageName, 'message' | 'release'>;

export type Route =
  | { readonly page: TopPage }
  | { readonly page: 'message'; readonly kind: MessageKind; readonly id: string }
  | { readonly page: 'release'; readonly id: string }
  | { readonly page: 'unknown' };

const NAMES = Object.keys(PAGES) as PageName[];

export const TOP_PAGES = NAMES.filter((page) => !('within' in PAGES[page]));

/** The navigation: what people do, and the pages for it. Publish has a link of its own. */
export const NAVIGATION = [
  { icon: 'write', title: 'Write', pages: ['messages', 'cards', 'menus', 'theme'] },
  { icon: 'plan', title: 'Plan', pages: ['timeline', 'translations'] },
  { icon: 'check', title: 'Check', pages: ['preview', 'history'] },
] as const satisfies readonly {
  readonly icon: string;
  readonly title: string;
  readonly pages: readonly (PageName | 'preview')[];
}[];

export type NavigationPage = (typeof NAVIGATION)[number]['pages'][number];

/** What has an icon: the navigation, and why a page can't be shown. */
export type StudioIcon =
  | NavigationPage
  | (typeof NAVIGATION)[number]['icon']
  | 'publish'
  | 'search'
  | 'offline'
  | 'refused'
  | 'failed';

/** The path and title of a link in the navigation. */
export function linkTo(page: NavigationPage): Pick<Page, 'path' | 'title'> {
  return page === 'preview' ? { path: PREVIEW_PATH, title: 'Preview' } : PAGES[page];
}

const PATTERNS = NAMES.map((page) => ({
  page,
  pattern: new RegExp(`^${PAGES[page].path.replace(/:(\w+)/g, '(?<$1>[a-z0-9-]+)')}$`),
}));

/** @param path such as `/messages/announcement/spring-webinar` */
export function routeOf(path: string): Route {
  for (const { page, pattern } of PATTERNS) {
    const found = pattern.exec(path);
    if (!found) continue;
    const { kind, id = '' } = found.groups ?? {};
    if (page === 'release') return { page, id };
    if (page !== 'message') return { page };
    if (isMessageKind(kind)) return { page, kind, id };
  }
  return { page: 'unknown' };
}

/** The page whose link in the navigation is marked. */
export function topPageOf(page: Route['page']): TopPage | 'unknown' {
  if (page === 'unknown') return page;
  const row = PAGES[page];
  return 'within' in row ? row.within : (page as TopPage);
}

/** Addresses that people type, and what they mean. */
const MEANT: Readonly<Record<string, string>> = { '/messages': PAGES.messages.path };

/** @returns the address that somebody meant who wrote it in capitals or with a slash at its end; `null` if unknown */
export function meantPath(path: string): string | null {
  const plain = path.toLowerCase().replace(/(?<=.)\/+$/, '');
  const meant = ownValue(MEANT, plain) ?? plain;
  return meant === PREVIEW_PATH || routeOf(meant).page !== 'unknown' ? meant : null;
}

/** The path of the page in which a message is edited. */
export function messagePath(kind: MessageKind, id: string): string {
  return `/messages/${kind}/${id}`;
}

/** The path of the page of a release. */
export function releasePath(id: string): string {
  return `/publish/${id}`;
}

/** What the frame opens over a page. */
export type FramePart = 'commands' | 'settings';

/** The path that opens it, for documents without the page's scripts. */
export function openPath(part: FramePart): string {
  return `${PAGES.messages.path}?open=${part}`;
}
