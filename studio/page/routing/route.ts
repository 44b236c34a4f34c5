/** The pages of the Studio and their paths. */

import { isMessageKind, type MessageKind } from '../../contract/draft.ts';

export type Route =
  | { readonly page: 'messages' | 'timeline' | 'cards' | 'menus' | 'theme' | 'translations' | 'history' | 'publish' }
  | { readonly page: 'release'; readonly id: string }
  | { readonly page: 'message'; readonly kind: MessageKind; readonly id: string }
  | { readonly page: 'unknown' };

const PAGES = {
  '/': 'messages',
  '/timeline': 'timeline',
  '/cards': 'cards',
  '/menus': 'menus',
  '/theme': 'theme',
  '/translations': 'translations',
  '/history': 'history',
  '/publish': 'publish',
} as const;

/** @param path such as `/messages/announcement/spring-webinar` */
export function routeOf(path: string): Route {
  if (Object.hasOwn(PAGES, path)) return { page: PAGES[path as keyof typeof PAGES] };
  const [, kind, id] = /^\/messages\/([a-z-]+)\/([a-z0-9-]+)$/.exec(path) ?? [];
  if (id !== undefined && isMessageKind(kind)) return { page: 'message', kind, id };
  const [, release] = /^\/publish\/([a-z0-9-]+)$/.exec(path) ?? [];
  if (release !== undefined) return { page: 'release', id: release };
  return { page: 'unknown' };
}

/** The path of the page in which a message is edited. */
export function messagePath(kind: MessageKind, id: string): string {
  return `/messages/${kind}/${id}`;
}

/** The path of the page of a release. */
export function releasePath(id: string): string {
  return `/publish/${id}`;
}
