/** Composes the header from content, parameters, announcement and posts. Pure. */

import type { Announcement, Content } from '../content/content.ts';
import { LANGUAGE_ENTRIES, LANGUAGES, withoutPathPrefix, withPathPrefix } from '../contract/language.ts';
import type { MarkupParameters } from '../request/parameters.ts';
import type { AnnouncementChrome, HeaderChrome, LanguageSelector } from './chrome.ts';
import { composeBrand } from './compose-brand.ts';
import { composeButtonLink } from './compose-link.ts';
import { composeMenuItem } from './compose-menu.ts';
import type { TeaserInput } from './compose-teaser.ts';
import { type LinkContext, siteHref } from './link-context.ts';

interface HeaderInput extends TeaserInput {
  readonly parameters: MarkupParameters;
  readonly announcement: Announcement | null;
}

export function composeHeader(input: HeaderInput): HeaderChrome {
  const { content, parameters, links, announcement } = input;
  const { labels, language } = content;
  return {
    language,
    theme: parameters.theme,
    transparent: parameters.transparent,
    shadowStyles: parameters.isolate === 'shadow' ? links.assets.styles : null,
    scripts: { loader: links.assets.loader, islands: links.assets.islands },
    skipLink: parameters.skipTo === null ? null : { text: labels.skipLink, href: `#${parameters.skipTo}` },
    brand: composeBrand(content, links),
    bar: {
      announcement: announcement && composeAnnouncement(announcement, content, links),
      login: { text: labels.login, href: siteHref(parameters.loginLink, links), current: false },
      languageSelector: parameters.languageSelector ? composeLanguageSelector(content, links) : null,
    },
    menu: {
      labels: { navigation: labels.mainNavigation, open: labels.openMenu, close: labels.closeMenu },
      items: content.navigation.map((item) => composeMenuItem(item, input)),
    },
    signUp: composeButtonLink(labels.signUp, content.signUpUrl, links),
    contactSales: composeButtonLink(labels.contactSales, content.contactSalesUrl, links),
  };
}

function composeAnnouncement(
  { id, title, description, cta, link }: Announcement,
  { labels }: Content,
  links: LinkContext,
): AnnouncementChrome {
  return {
    id,
    label: labels.announcement,
    dismissLabel: labels.dismissAnnouncement,
    title,
    description,
    cta,
    href: siteHref(link, links),
  };
}

/** The links lead to the host's page in each language if its path is known, else to the home pages. */
function composeLanguageSelector({ labels, language }: Content, links: LinkContext): LanguageSelector {
  const path = links.path === null ? '/' : withoutPathPrefix(links.path);
  const currentName = LANGUAGE_ENTRIES[language].name;
  return {
    title: labels.language,
    label: labels.chooseLanguage.replace('{language}', currentName),
    currentName,
    languages: LANGUAGES.map((code) => ({
      language: code,
      text: LANGUAGE_ENTRIES[code].name,
      href: siteHref(withPathPrefix(path, code), links),
      current: code === language,
    })),
  };
}
