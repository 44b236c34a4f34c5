/** The API's dependencies. */

import type { Hono } from 'hono';
import { isAvailable } from '../../../../src/content/availability.ts';
import type { CompanyContent } from '../../../../src/content/company-content.ts';
import type { PublishedLanguages } from '../../../../src/content/publication.ts';
import { LANGUAGES, type Language } from '../../../../src/contract/language.ts';
import { assetPath, type Release } from '../../../../src/release/release.ts';
import type { Guarded } from '../access/guard.ts';
import type { Session } from '../contract/api.ts';
import type { Rights } from '../contract/rights.ts';
import { siteNamesOf } from '../entries/audience.ts';
import type { PublicationRules } from '../fields/field-type.ts';
import type { FiguresReader } from '../figures/read-figures.ts';
import type { PictureBucket } from '../pictures/picture-bucket.ts';
import type { Store } from '../store/store.ts';

export type Api = Hono<Guarded>;

export interface ApiOptions {
  readonly release: Release;
  readonly locales: CompanyContent;
  /** Called for each request, because a store that has failed cannot be used again. */
  readonly openStore: () => Store;
  /** Where the service finds uploaded pictures; `null` if the Studio cannot take any. */
  readonly pictures: PictureBucket | null;
  /** Requests the service's health; `null` if there is no service. */
  readonly fetchService: ((path: string) => Promise<Response>) | null;
  /** Fetches a message's link, to see whether it works. */
  readonly fetchLink: (url: string, init: RequestInit) => Promise<Response>;
  /** Measures a first view's download with this content at `at` (milliseconds since 1970): bytes by language. */
  readonly measureFirstViews: (
    content: PublishedLanguages,
    of: readonly Language[],
    at: number,
  ) => Promise<ReadonlyMap<Language, number>>;
  readonly figures: FiguresReader;
  /** Whether a second person has to approve a release before it is published. */
  readonly needsApproval: boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export function rulesOf({ release, locales: { brand } }: Pick<ApiOptions, 'release' | 'locales'>): PublicationRules {
  return { brand, images: { names: Object.keys(release.assets.images), origins: brand.blog.imageOrigins } };
}

export function sessionOf({ release, locales, needsApproval }: ApiOptions, person: string, rights: Rights): Session {
  const { name, siteOrigin, origins, loginOrigins, blog } = locales.brand;
  return {
    person,
    rights,
    brand: { name, siteOrigin, origins, loginOrigins },
    images: Object.entries(release.assets.images).map(([image, asset]) => ({ name: image, href: assetPath(asset) })),
    imageOrigins: blog.imageOrigins,
    sites: siteNamesOf(locales),
    needsApproval,
    cards: Object.entries(locales.links.teasers)
      .filter(([, teaser]) => 'post' in teaser)
      .map(([id, teaser]) => ({ id, languages: LANGUAGES.filter((language) => isAvailable(teaser, language)) })),
  };
}
