/** The build snapshot: header and footer rendered at build time, for when they cannot be rendered. */

import { composeFooter } from '../chrome/compose-footer.ts';
import { composeHeader } from '../chrome/compose-header.ts';
import type { HeaderVariant } from '../chrome/variant.ts';
import type { Content, SiteContent } from '../content/content.ts';
import type { ContentFor } from '../content/content-for.ts';
import { NOTHING_OMITTED } from '../content/parts.ts';
import { LANGUAGES } from '../contract/language.ts';
import { MAIN_SITE } from '../contract/site.ts';
import type { Theme } from '../contract/theme.ts';
import { renderFooter, renderHeader } from '../html/render.tsx';
import { placeholder } from '../html/template.ts';
import type { BuildSnapshot } from '../release/build-snapshot.ts';
import { linkAssets } from '../release/link-assets.ts';
import type { ReleaseAssets } from '../release/release.ts';
import { ADDRESS_PLACEHOLDERS } from './fragments.ts';

/** Without what the main site has for itself, because the copy is sent for any site. */
const BARE_SITE: SiteContent = {
  title: null,
  url: '/',
  origin: null,
  secondLevel: null,
  slots: [],
  search: null,
  breadcrumbs: false,
};

/** Without announcement, posts and current page, which the build cannot know. */
const VARIANT: HeaderVariant = {
  site: MAIN_SITE,
  // any text works, because the markup only contains the theme's name
  theme: placeholder('theme') as Theme,
  size: 'full',
  isolate: 'none',
  links: 'absolute',
  assets: 'omit',
  currentPage: null,
  hasPath: false,
  transparent: false,
  languageSelector: true,
  skipLink: false,
  breadcrumbs: false,
  announcement: false,
};

/**
 * Renders the build snapshot.
 *
 * @throws Error if a part of the content could not be resolved, or cannot be rendered
 */
export function renderBuildSnapshot(contentFor: ContentFor, assets: ReleaseAssets): BuildSnapshot {
  const links = {
    siteOrigin: placeholder('site'),
    serviceOrigin: placeholder('service'),
    assets: linkAssets(assets, placeholder('service')),
    currentPage: null,
    countsLinks: false,
  };
  const source = { variant: VARIANT, links, omitted: NOTHING_OMITTED };
  const inEachLanguage = (render: (content: Content) => string) =>
    Object.fromEntries(
      LANGUAGES.map((language) => [language, render(completeContent(contentFor({ site: MAIN_SITE, language })))]),
    );
  return {
    header: inEachLanguage((content) =>
      renderHeader(
        composeHeader({ ...source, content, announcement: null, posts: new Map(), addresses: ADDRESS_PLACEHOLDERS }),
      ),
    ),
    footer: inEachLanguage((content) => renderFooter(composeFooter({ ...source, content, year: placeholder('year') }))),
  };
}

function completeContent(content: Content): Content {
  const [fault] = [...content.failed.header, ...content.failed.footer];
  if (fault) throw new Error(`${content.language}, ${fault.part}: ${fault.error}`);
  // counts nothing for the same reason
  return { ...content, counting: null, site: BARE_SITE };
}
