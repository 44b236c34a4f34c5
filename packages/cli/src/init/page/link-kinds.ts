/** Recognizes links of a header that are no navigation: search, logo, skip links, and buttons. */

import type { Brand } from './brand.ts';
import { ancestorsOf, attribute, type Element, LOGO, marksOf, within } from './dom.ts';
import type { Link } from './outline.ts';

const SEARCH =
  /^(?:search|suche|suchen|recherche|rechercher|buscar|búsqueda|cerca|zoeken|sök|søg|szukaj|поиск|検索|搜索|搜尋|검색)$/i;

export function isSearch({ name, url, element }: Link): boolean {
  const item = ancestorsOf(element).find(({ tagName }) => tagName === 'li');
  const marks = marksOf(element);
  return (
    SEARCH.test(name) ||
    (name === '' && /(?<![a-z])search/.test(marks)) ||
    /[?&](?:s|q|query)=(?:&|$)/.test(url ?? '') ||
    (item !== undefined && /(?<![a-z])nav-?search(?![a-z])/.test(marksOf(item)))
  );
}

export function isSearchForm(element: Element): boolean {
  if (element.tagName !== 'form') return false;
  const fields = within(element).filter(({ tagName }) => tagName === 'input');
  return (
    /search|suche|recherche/.test(marksOf(element)) ||
    fields.some(
      (field) => attribute(field, 'type') === 'search' || /search|query|^q$|^s$/i.test(attribute(field, 'name') ?? ''),
    )
  );
}

/** What signs in or asks for something, in few words. */
const ACTION =
  /(?<!\p{L})(?:log ?in|log-in|sign ?(?:in|up)|sign-(?:in|up)|register|account|anmelden|einloggen|registrieren|connexion|se connecter|iniciar sesión|accedi|entrar|inloggen|logga in|ログイン|登录|登錄|注册|donate|spenden?|faire un don|donner|doneer|subscribe|join(?: us)?|mitglied werden|get started|free trial|try .*free|request .*demo|book .*demo|get .*demo|contact sales|get in touch|cart|warenkorb|panier|download)(?!\p{L})/iu;
const MAX_WORDS = 4;

const BUTTON = /(?<![a-z])(?:btn|button|cta|call-to-action)(?![a-z])/;

export function hasButtonLook({ element }: Link): boolean {
  const [item] = ancestorsOf(element);
  return BUTTON.test(`${marksOf(element)} ${item ? marksOf(item) : ''}`);
}

/** What companies draw as a button. */
export function isAction(link: Link): boolean {
  const { name } = link;
  return (
    hasButtonLook(link) ||
    (name.split(' ').length <= MAX_WORDS && (/-login(?!\p{L})/iu.test(name) || ACTION.test(name)))
  );
}

export function isLogo({ element, url, name }: Link, brand: Brand): boolean {
  if (element === brand.logoLink) return true;
  const isPicture = within(element).some(({ tagName }) => tagName === 'img' || tagName === 'svg');
  const isNamed = isPicture || name === brand.name;
  const isMarked = LOGO.test(ancestorsOf(element).slice(0, 2).map(marksOf).join(' '));
  const isHome = url === brand.home;
  if ((isNamed && (isMarked || isHome)) || (isMarked && isHome)) return true;
  return LOGO.test([element, ...within(element)].map(marksOf).join(' '));
}

export function isSkip({ element }: Link): boolean {
  return /(?<![a-z])(?:skip|nav-?skip|access-?keys)/.test([element, ...ancestorsOf(element)].map(marksOf).join(' '));
}

/** A wrapper of the whole page may say that it has some. */
export function isInBreadcrumbs({ element }: Link): boolean {
  return [element, ...ancestorsOf(element).slice(0, 4)].some((one) =>
    /(?<![a-z])[a-z]*crumbs?(?![a-z])/.test(marksOf(one)),
  );
}

/** Links with the same address or name are one. */
export function distinct(links: readonly Link[]): Link[] {
  return links.filter(
    ({ url, name }, index) =>
      links.findIndex((other) => other.url === url || (name !== '' && other.name === name)) === index,
  );
}
