/** Examples composed from the real content, for what works below the app. */

import type { FooterChrome, HeaderChrome } from '../../src/chrome/chrome.ts';
import { composeFooter } from '../../src/chrome/compose-footer.ts';
import { composeHeader } from '../../src/chrome/compose-header.ts';
import { momentOf } from '../../src/chrome/moment.ts';
import { contentFor } from '../../src/content/content-for.ts';
import { LOCALES } from '../../src/content/locales.ts';
import { parseChromeRequest } from '../../src/request/parse-request.ts';

const EXAMPLE_INSTANT = Date.UTC(2026, 10, 21, 12);

const parse = (query: string) => {
  const options = { loginOrigins: LOCALES.brand.loginOrigins, preview: true };
  const { request } = parseChromeRequest(new URL(`https://www.example.com/chrome/header?${query}`), options);
  return { request, content: contentFor(request.language), now: request.at ?? EXAMPLE_INSTANT };
};

export function composedHeader(query: string): HeaderChrome {
  const { request, content, now } = parse(query);
  const { announcement } = momentOf(content, now, request.seed ?? 'example');
  return composeHeader({
    content,
    request,
    announcement,
    posts: new Map(),
    imageSrc: (name) => `/chrome/assets/${name}.svg`,
  });
}

export function composedFooter(query: string): FooterChrome {
  const { request, content, now } = parse(query);
  return composeFooter(content, request, now);
}
