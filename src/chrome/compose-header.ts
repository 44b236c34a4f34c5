/** Content, request, announcement and posts → `HeaderChrome`. Pure. */

import type { Announcement, Content, TeaserContent } from '../content/content.ts';
import { LANGUAGE_NAMES, LANGUAGES, withoutPathPrefix, withPathPrefix } from '../contract/language.ts';
import type { ChromeRequest } from '../request/chrome-request.ts';
import type { BlogPost } from '../teaser/blog-post.ts';
import type { AnnouncementView, HeaderChrome, LanguageSelector } from './chrome.ts';
import { composeBrand } from './compose-brand.ts';
import { composeMenuItem } from './compose-menu.ts';
import { composeTeaser, type ImageSrc } from './compose-teaser.ts';
import { isCurrent } from './is-current.ts';
import { withTracking } from './tracking.ts';

export interface HeaderIngredients {
  readonly content: Content;
  readonly request: ChromeRequest;
  readonly announcement: Announcement | null;
  /** The remembered post of each teaser, by the teaser's id. */
  readonly posts: ReadonlyMap<string, BlogPost>;
  readonly imageSrc: ImageSrc;
}

export function composeHeader({ content, request, announcement, posts, imageSrc }: HeaderIngredients): HeaderChrome {
  const { labels, language } = content;
  const teaser = (source: TeaserContent) => composeTeaser(source, posts.get(source.id) ?? null, content, imageSrc);
  return {
    language,
    theme: request.theme,
    transparent: request.transparent,
    brand: composeBrand(content),
    bar: {
      announcement: announcement ? composeAnnouncement(announcement, content) : null,
      login: { text: labels.login, href: request.loginLink, current: false },
      languageSelector: request.languageSelector ? composeLanguageSelector(content, request.path) : null,
    },
    menu: {
      labels: { navigation: labels.mainNavigation, open: labels.openMenu, close: labels.closeMenu },
      items: content.navigation.map((item) => composeMenuItem(item, request.path, teaser)),
    },
    signUp: {
      text: labels.signUp,
      href: withTracking(content.signUpUrl, labels.signUp),
      current: isCurrent(content.signUpUrl, request.path),
    },
    contactSales: {
      text: labels.contactSales,
      href: withTracking(content.contactSalesUrl, labels.contactSales),
      current: isCurrent(content.contactSalesUrl, request.path),
    },
  };
}

function composeAnnouncement(
  { id, title, description, cta, link }: Announcement,
  { labels }: Content,
): AnnouncementView {
  return { id, label: labels.announcement, title, description, cta, href: link };
}

/** Language links stay on the host's page where the host told its path; else they lead to the home pages. */
function composeLanguageSelector({ labels, language }: Content, path: string | null): LanguageSelector {
  const page = path === null ? '/' : withoutPathPrefix(path);
  return {
    title: labels.language,
    label: labels.chooseLanguage,
    currentName: LANGUAGE_NAMES[language],
    languages: LANGUAGES.map((code) => ({
      language: code,
      text: LANGUAGE_NAMES[code],
      href: withPathPrefix(page, code),
      current: code === language,
    })),
  };
}
