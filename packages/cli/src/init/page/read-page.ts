/** Reads header and footer of a page: menu, buttons, footer, languages, networks and brand, and what they leave out. */

import { type Brand, readBrand } from './brand.ts';
import type { Column } from './columns.ts';
import { type Element, parsePage, visibleText, within } from './dom.ts';
import { codeReader, declaredLanguage, isLanguageLink, isLanguageList, languageOfScript } from './language-codes.ts';
import {
  alternates,
  joined,
  languageListsIn,
  languagesOfLinks,
  options,
  type PageLanguage,
  withOwn,
} from './languages.ts';
import { leftOut } from './left-out.ts';
import { isInBreadcrumbs, isLogo, isSearch, isSearchForm, isSkip } from './link-kinds.ts';
import type { MenuItem } from './menu.ts';
import { distinctProfiles, type Profile } from './networks.ts';
import { type Link, linksIn, outlineOf } from './outline.ts';
import { baseOf, pageUrls, resolver, UNKNOWN } from './page-address.ts';
import { readFooter } from './read-footer.ts';
import { readHeader } from './read-header.ts';
import { regionsOf } from './regions.ts';

export interface Page {
  readonly brand: Brand;
  /** The first is that of the page. */
  readonly languages: readonly PageLanguage[];
  readonly navigation: readonly MenuItem[];
  /** Links of the header outside its menu, the likeliest buttons first. */
  readonly actions: readonly Link[];
  readonly footer: readonly Column[];
  readonly legal: readonly Link[];
  readonly social: readonly Profile[];
  readonly copyright: string | null;
  /** A sentence for each kind of part that was found and cannot be held. */
  readonly unread: readonly string[];
}

/** In the header or in the footer; more are a list of everything. */
const MAX_LINKS = 1000;

/** @param address where the page is from, if that is known @throws UserError if it is too large or too deep */
export function readPage(html: string, address: string | null): Page {
  const document = parsePage(html);
  const all = within(document);
  const base = baseOf(all, address);
  const resolve = resolver(base, all);
  const { headers, footers } = regionsOf(all);
  const brand = readBrand(document, all, { headers, base, resolve });
  const title = all.find(({ tagName }) => tagName === 'title');
  const declared = declaredLanguage(all) ?? languageOfScript(title ? visibleText(title) : '');
  const codeOf = codeReader(declared ?? 'en');

  const [headerElements, footerElements] = [readable(headers), readable(footers)];
  const regions = headerElements.flatMap((element) => {
    const outline = outlineOf(element, resolve);
    return outline ? [{ element, outline }] : [];
  });
  const footerOutlines = footerElements.flatMap((element) => outlineOf(element, resolve) ?? []);
  const parts = [...regions.map(({ outline }) => outline), ...footerOutlines];
  const isChoice = (links: readonly Link[]) => isLanguageList(links, codeOf);
  const choices = languageListsIn(parts, isChoice);
  const chosen = new Set(choices.flat().map(({ element }) => element));
  const isLanguage = (link: Link) => chosen.has(link.element) || isLanguageLink(link, codeOf);
  const isOther = (link: Link) => isLanguage(link) || isLogo(link, brand) || isSkip(link) || isInBreadcrumbs(link);
  const header = readHeader(regions, {
    resolve,
    all,
    isLanguage,
    isLanguageList: isChoice,
    isLeftOut: (link) => isOther(link) || isSearch(link),
  });
  const footer = readFooter(footerElements, footerOutlines, isOther, header.navigation);
  const single = parts.flatMap(linksIn).filter((link) => isLanguageLink(link, codeOf));
  const languages = joined(
    alternates(all, resolve),
    ...choices.map((links) => languagesOfLinks(links, codeOf)),
    options(all, codeOf),
    languagesOfLinks(single, codeOf),
  );
  const page = {
    brand,
    languages: withOwn(languages, declared, pageUrls(all, address, resolve)),
    navigation: header.navigation,
    actions: header.actions,
    footer: footer.columns,
    legal: footer.legal,
    social: distinctProfiles([...footer.social, ...header.social]),
    copyright: footer.copyright,
  };
  return {
    ...page,
    unread: [
      ...(base === UNKNOWN ? ['The address of the site: give it with --site.'] : []),
      ...(declared === null ? ['The language of the page: give it with --languages.'] : []),
      ...(headerElements.length + footerElements.length === headers.length + footers.length
        ? []
        : [`Header or footer as a whole: one has over ${MAX_LINKS} links.`]),
      ...header.lost.map(
        (name) =>
          `The menu item “${name}”: the page has no address and no panel for it, perhaps because a script loads it.`,
      ),
      ...(all.some(isSearchForm) ? ['The search form: only sites under “sites” can have one.'] : []),
      ...leftOut(
        [...headerElements, ...footerElements],
        { ...page, home: brand.home, others: [...page.actions, ...page.legal, ...page.social] },
        {
          resolve,
          lost: header.lost,
          isOther: (link) => isOther(link) || isSearch(link),
        },
      ),
    ],
  };
}

/** The parts from the first on that together have few enough links. */
function readable(elements: readonly Element[]): Element[] {
  let links = 0;
  return elements.filter((element) => {
    links += within(element).filter(({ tagName }) => tagName === 'a').length;
    return links <= MAX_LINKS;
  });
}
