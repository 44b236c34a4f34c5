/** Composes the header from content, variant, announcement, posts and the addresses of the page. */

import type { Announcement, Content } from '../content/content.ts';
import { isolateText } from '../content/isolate-text.ts';
import { ANNOUNCEMENT, LANGUAGE_SELECTOR, SECOND_LEVEL } from '../content/parts.ts';
import { LOGIN_ID } from '../contract/counting.ts';
import { directionOf, LANGUAGE_ENTRIES, LANGUAGES } from '../contract/language.ts';
import { styleSheetsOf } from '../release/link-assets.ts';
import { MAX_BREADCRUMBS } from '../request/breadcrumbs.ts';
import type { AnnouncementModel, HeaderModel, LanguageSelectorModel, SearchFormModel } from './chrome.ts';
import { composeBrand } from './compose-brand.ts';
import { composeAction, countedId } from './compose-link.ts';
import { composeMenuItem, type MenuInput, markOnce } from './compose-menu.ts';
import { composeSecondLevel, secondLevelSection } from './compose-second-level.ts';
import { type LinkContext, siteHref } from './link-context.ts';
import type { PageAddresses } from './page-addresses.ts';
import type { HeaderVariant } from './variant.ts';

interface HeaderInput extends MenuInput {
  readonly variant: HeaderVariant;
  readonly announcement: Announcement | null;
  readonly addresses: PageAddresses;
}

export function composeHeader(input: HeaderInput): HeaderModel {
  const { content, variant, links, addresses, omitted } = input;
  const { labels, language } = content;
  const { size } = variant;
  const announcement = omitted.has(ANNOUNCEMENT) ? null : input.announcement;
  const siteRow = size === 'minimal' || omitted.has(SECOND_LEVEL) ? null : composeSecondLevel(content, links);
  const secondLevel = siteRow && siteRow.items.length > 1 ? siteRow : null;
  const hasSelector = variant.languageSelector && !omitted.has(LANGUAGE_SELECTOR);
  return {
    language,
    direction: directionOf(language),
    theme: variant.theme,
    hasPath: variant.hasPath,
    counting: content.counting?.setting ?? null,
    siteOrigin: content.site.origin,
    transparent: variant.transparent,
    shadowStyles: variant.isolate === 'shadow' ? styleSheetsOf(links.assets) : null,
    scripts: { loader: links.assets.loader, islands: links.assets.islands },
    skipLink: variant.skipLink ? { text: labels.skipLink, href: addresses.skip } : null,
    brand: composeBrand(content, links),
    size,
    bar: {
      announcement: announcement && composeAnnouncement(announcement, content, links),
      login:
        labels.login === undefined || size === 'minimal'
          ? null
          : {
              id: countedId(LOGIN_ID, links),
              text: labels.login,
              href: addresses.login,
              current: false,
              command: null,
            },
      languageSelector: hasSelector ? composeLanguageSelector(content, addresses) : null,
    },
    secondLevel,
    breadcrumbs: variant.breadcrumbs && size !== 'minimal' ? composeBreadcrumbs(content, addresses) : null,
    siteLink: (size === 'compact' && !secondLevel && siteRow?.home) || null,
    menu: {
      labels: { navigation: labels.mainNavigation, open: labels.openMenu, close: labels.closeMenu },
      items:
        size === 'full'
          ? markOnce([
              ...(secondLevel ? [secondLevelSection(secondLevel)] : []),
              ...content.navigation.flatMap((item) => composeMenuItem(item, input) ?? []),
            ])
          : [],
    },
    actions: size === 'full' ? content.actions.map((action) => composeAction(action, links)) : [],
    search: size === 'full' ? composeSearch(content, links) : null,
    slots: size === 'full' ? content.site.slots : [],
  };
}

function composeSearch({ site, labels }: Content, links: LinkContext): SearchFormModel | null {
  if (!site.search || labels.search === undefined) return null;
  return { ...site.search, action: siteHref(site.search.action, links), label: labels.search };
}

function composeBreadcrumbs({ site, labels }: Content, addresses: PageAddresses): HeaderModel['breadcrumbs'] {
  if (!site.breadcrumbs || labels.breadcrumbs === undefined) return null;
  const items = Array.from({ length: MAX_BREADCRUMBS }, (_, index) => ({
    title: addresses[`breadcrumb-${index}-title`] ?? '',
    href: addresses[`breadcrumb-${index}-url`] ?? '',
    current: addresses[`breadcrumb-${index}-current`] ?? '',
  }));
  return { label: labels.breadcrumbs, items };
}

function composeAnnouncement(
  { id, title, description, cta, link }: Announcement,
  { labels, counting }: Content,
  links: LinkContext,
): AnnouncementModel {
  return {
    id,
    isCounted: counting !== null,
    label: labels.announcement,
    dismissLabel: labels.dismissAnnouncement,
    title,
    description,
    cta,
    href: siteHref(link, links),
  };
}

function composeLanguageSelector({ labels, language }: Content, addresses: PageAddresses): LanguageSelectorModel {
  const currentName = LANGUAGE_ENTRIES[language].name;
  return {
    title: labels.language,
    label: labels.chooseLanguage.replace('{language}', currentName),
    currentName,
    languages: LANGUAGES.filter((code) => addresses[`language-${code}`] !== '').map((code) => ({
      language: code,
      text: isolateText(LANGUAGE_ENTRIES[code].name, directionOf(language)),
      href: addresses[`language-${code}`],
      current: code === language,
    })),
  };
}
