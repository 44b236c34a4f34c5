/** The content that tests use (test/company), and columns, links and URLs in it. */

import { COMPANY } from '../../src/company.ts';
import type { Column, Content, MenuLink } from '../../src/content/content.ts';
import { fileContent } from '../../src/content/content-for.ts';
import type { Language } from '../../src/contract/language.ts';
import { MAIN_SITE } from '../../src/contract/site.ts';

export const FILES_CONTENT = fileContent(COMPANY);

export function contentFor(language: Language): Content {
  return FILES_CONTENT.contentFor({ site: MAIN_SITE, language });
}

function columnsOf(content: Content): Column[] {
  return content.navigation.flatMap((item) => (item.kind === 'link' ? [] : complete(item.columns)));
}

export function footerColumnsOf({ footer }: Content) {
  return complete(footer.columns);
}

function complete<T>(columns: readonly (T | null)[]): T[] {
  return columns.filter((column) => column !== null);
}

function menuLinksOf(content: Content): MenuLink[] {
  return columnsOf(content).flatMap((column) => {
    if (column.kind === 'item-list') return column.itemListData;
    return column.kind === 'links' ? [...column.links, ...column.secondList] : [];
  });
}

/** Every URL in the header's navigation, including those of fixed teasers and fallback posts. */
export function headerUrlsOf(content: Content): string[] {
  const plain = content.navigation.flatMap((item) => (item.kind === 'link' ? [item.url] : []));
  const ofColumns = columnsOf(content).flatMap((column) => {
    if (column.kind === 'post') {
      const post = column.firstPost.kind === 'card' ? column.firstPost.card : column.firstPost.fallback;
      return post ? [post.url] : [];
    }
    if (column.kind === 'item-list') return [];
    return [column.titleUrl, column.bottomLink?.url, column.extraLink?.url].filter((url) => typeof url === 'string');
  });
  return [...plain, ...ofColumns, ...menuLinksOf(content).map(({ url }) => url)];
}

export function footerUrlsOf(content: Content): string[] {
  const { footer } = content;
  const links = [...footerColumnsOf(content).flatMap((column) => column.links), ...footer.legal];
  return [...links.map(({ url }) => url), ...footer.social.map(({ url }) => url)];
}
