/** A company with many sites: the document that creates them, and new URLs of each site in each language. */

import { COMPANY } from '../../../src/company.ts';
import { builtInMessages } from '../../../src/content/built-in.ts';
import { settingPlace, titlePlace } from '../../../src/content/place.ts';
import type { Publication, PublishedLanguages } from '../../../src/content/publication.ts';
import { PUBLICATION_FORMAT } from '../../../src/content/publication-key.ts';
import { LANGUAGES } from '../../../src/contract/language.ts';
import type { TrafficRequest } from './traffic.ts';

const SITES = Array.from({ length: 480 }, (_, index) => `site-${index}`);

/** The files' messages, with the settings of new sites. */
export function manySites(): Publication {
  const texts = Object.fromEntries(
    SITES.flatMap((site) => [
      [settingPlace(site, 'home'), `/${site}/`],
      [titlePlace(site), site],
    ]),
  );
  const languages = LANGUAGES.map((language) => [language, { ...builtInMessages(COMPANY, language), texts }]);
  return {
    format: PUBLICATION_FORMAT,
    version: 1,
    publishedAt: '2026-01-01T00:00:00.000Z',
    languages: Object.fromEntries(languages) as PublishedLanguages,
  };
}

/** Each site in each language after the other, as crawlers request them. @param urls how many different ones */
export function trafficOfSites(urls: number): { readonly next: () => TrafficRequest; readonly isOver: () => boolean } {
  const places = SITES.flatMap((site) => LANGUAGES.map((language) => `site=${site}&lang=${language}`));
  let sent = 0;
  return {
    isOver: () => sent >= urls,
    next: () => {
      const place = places[Math.floor((sent * places.length) / urls) % places.length];
      const path = `/chrome/${sent % 2 ? 'footer' : 'header'}?${place}&path=%2Fa%2F${sent}`;
      sent += 1;
      return { kind: 'unique path', path, conditional: false, aborted: false };
    },
  };
}
