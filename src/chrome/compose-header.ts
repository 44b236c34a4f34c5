/** Content, request, announcement and posts → `HeaderChrome`. Pure. */

import type { Announcement, Content, TeaserContent } from '../content/content.ts';
import { LANGUAGE_NAMES, LANGUAGES, withoutPathPrefix, withPathPrefix } from '../contract/language.ts';
import type { ChromeRequest } from '../request/chrome-request.ts';
import type { BlogPost } from '../teaser/blog-post.ts';
import type { AnnouncementView, HeaderChrome, LanguageSelector, Link } from './chrome.ts';
import { composeBrand } from './compose-brand.ts';
import { composeTextLink } from './compose-link.ts';
import { composeMenuItem } from './compose-menu.ts';
import { composeTeaser } from './compose-teaser.ts';
import type { HostPage } from './host-page.ts';
import { withTracking } from './tracking.ts';

export interface HeaderIngredients {
  readonly content: Content;
  readonly request: ChromeRequest;
  readonly announcement: Announcement | null;
  /** The remembered post of each teaser, by the teaser's id. */
  readonly posts: ReadonlyMap<string, BlogPost>;
  readonly page: HostPage;
}

export function composeHeader({ content, request, announcement, posts, page }: HeaderIngredients): HeaderChrome {
  const { labels, language } = content;
  const teaser = (source: TeaserContent) => composeTeaser(source, posts.get(source.id) ?? null, content, page);
  return {
    language,
    theme: request.theme,
    transparent: request.transparent,
    shadowStyles: request.isolate === 'shadow' ? page.assets.styles : null,
    islands: page.assets.islands,
    skipLink: request.skipTo === null ? null : { text: labels.skipLink, href: `#${request.skipTo}` },
    brand: composeBrand(content, page),
    bar: {
      announcement: announcement ? composeAnnouncement(announcement, content, page) : null,
      login: { text: labels.login, href: page.siteHref(request.loginLink), current: false },
      languageSelector: request.languageSelector ? composeLanguageSelector(content, page) : null,
    },
    menu: {
      labels: { navigation: labels.mainNavigation, open: labels.openMenu, close: labels.closeMenu },
      items: content.navigation.map((item) => composeMenuItem(item, page, teaser)),
    },
    signUp: composeAction(labels.signUp, content.signUpUrl, page),
    contactSales: composeAction(labels.contactSales, content.contactSalesUrl, page),
  };
}

function composeAnnouncement(
  { id, title, description, cta, link }: Announcement,
  { labels }: Content,
  page: HostPage,
): AnnouncementView {
  return {
    id,
    label: labels.announcement,
    dismissLabel: labels.dismissAnnouncement,
    title,
    description,
    cta,
    href: page.siteHref(link),
  };
}

function composeAction(label: string, url: string, page: HostPage): Link {
  const link = composeTextLink({ text: label, url }, page);
  return { ...link, href: withTracking(link.href, label) };
}

/** Language links stay on the host's page where the host told its path; else they lead to the home pages. */
function composeLanguageSelector({ labels, language }: Content, page: HostPage): LanguageSelector {
  const path = page.path === null ? '/' : withoutPathPrefix(page.path);
  return {
    title: labels.language,
    label: labels.chooseLanguage.replace('{language}', LANGUAGE_NAMES[language]),
    currentName: LANGUAGE_NAMES[language],
    languages: LANGUAGES.map((code) => ({
      language: code,
      text: LANGUAGE_NAMES[code],
      href: page.siteHref(withPathPrefix(path, code)),
      current: code === language,
    })),
  };
}
