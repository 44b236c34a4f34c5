/** Reads the name, the home page, the logo and the colours of a page. */

import { type DefaultTreeAdapterTypes, serializeOuter } from 'parse5';
import { allText, ancestorsOf, attribute, type Element, isHidden, LOGO, marksOf, oneLine, within } from './dom.ts';
import type { Resolve } from './outline.ts';
import { colorsOf } from './page-colors.ts';

export interface Brand {
  readonly name: string | null;
  readonly home: string;
  readonly logoLink: Element | null;
  /** The markup of a drawing in the page. */
  readonly logo: string | null;
  /** The address of a logo that is a file. */
  readonly logoFile: string | null;
  readonly themeColor: string | null;
  /** The background and the text of the header, as its own style or the page's say. */
  readonly surface: string | null;
  readonly text: string | null;
}

interface Context {
  readonly headers: readonly Element[];
  readonly base: string;
  readonly resolve: Resolve;
}

/** Of names and titles; longer ones are none. */
const MAX_TEXT = 500;

/** @param all elements of the document */
export function readBrand(
  document: DefaultTreeAdapterTypes.Document,
  all: readonly Element[],
  { headers, base, resolve }: Context,
): Brand {
  const meta = (name: string) => {
    const found = all.find(
      (element) =>
        element.tagName === 'meta' && [attribute(element, 'property'), attribute(element, 'name')].includes(name),
    );
    return found ? (attribute(found, 'content') ?? attribute(found, 'value')) : null;
  };
  const origin = new URL(base).origin;
  const links = (headers.length > 0 ? headers.flatMap((element) => [element, ...within(element)]) : all).filter(
    ({ tagName }) => tagName === 'a',
  );
  const pictured = (list: readonly Element[]) =>
    list.filter((link) => within(link).some(({ tagName }) => tagName === 'img' || tagName === 'svg'));
  const urlOf = (link: Element) => URL.parse(resolve(attribute(link, 'href') ?? '') ?? '');
  const isHome = (link: Element) =>
    urlOf(link)?.origin === origin &&
    /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/?)?(?:(?:index|home|default)\.\w{3,5})?$/i.test(urlOf(link)?.pathname ?? '');
  const isMarked = (link: Element) =>
    [link, ...within(link)].some((element) =>
      LOGO.test(`${marksOf(element)} ${attribute(element, 'alt')?.toLowerCase() ?? ''}`),
    );
  const isShown = (link: Element) => ![link, ...ancestorsOf(link)].some(isHidden);
  const [near, far] = [
    pictured(links).filter(isShown),
    pictured(all.filter(({ tagName }) => tagName === 'a')).filter(isShown),
  ];
  const logoLink =
    near.find(isMarked) ??
    near.find(isHome) ??
    far.find((link) => isMarked(link) && isHome(link)) ??
    far.find(isHome) ??
    null;
  const inner = logoLink ? within(logoLink) : [];
  const drawing = inner.find(({ tagName }) => tagName === 'svg');
  const picture = inner.find(({ tagName }) => tagName === 'img');
  const home = logoLink && urlOf(logoLink);
  const title = all.find(({ tagName }) => tagName === 'title');
  const named = [
    meta('og:site_name'),
    meta('application-name'),
    picture && attribute(picture, 'alt'),
    logoLink && attribute(logoLink, 'aria-label'),
  ];
  const generic = /^(?:home(?:page)?|logo|startseite|accueil|inicio|start)$/i;
  const name = named
    .map((text) =>
      oneLine(text ?? '')
        .slice(0, MAX_TEXT)
        .replace(/^logo:?\s+|\s+logo$/i, '')
        .replace(/\s*\(.*\)$/, '')
        .replace(/\s+[|–—]\s.*$/, ''),
    )
    .find((text) => text !== '' && text.length <= 80 && !generic.test(text));
  return {
    name: name ?? (title ? lastPart(allText(title).slice(0, MAX_TEXT)) : null) ?? hostName(origin),
    home: home?.origin === origin && !/\.(?:png|svg|jpe?g|gif|webp)$/i.test(home.pathname) ? home.href : `${origin}/`,
    logoLink,
    logo: drawing ? serializeOuter(drawing) : null,
    logoFile: picture ? resolve(attribute(picture, 'src') ?? '') : null,
    themeColor: meta('theme-color'),
    ...colorsOf(document, headers),
  };
}

/** Pages are named “page | site”. */
function lastPart(title: string): string | null {
  const parts = title.split(/\s+[|–—·-]\s+|\s*[|｜_]\s*|(?<=[\p{sc=Han}\p{sc=Kana}！？])-(?=\p{sc=Han})/u);
  const last = parts.at(-1)?.trim();
  return parts.length > 1 && last && last.length <= 60 ? last : null;
}

/** Such as `Globex` for `www.globex.example`. */
function hostName(origin: string): string | null {
  const name = new URL(origin).hostname.replace(/^www\./, '').split('.')[0] ?? '';
  return name === '' ? null : name.charAt(0).toUpperCase() + name.slice(1);
}
