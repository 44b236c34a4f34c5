/** Whatever a request asks for, filling in a fragment gives what rendering it for this request alone gives. */

import fc from 'fast-check';
import { expect } from 'vitest';
import { composeFooter } from '../../../src/chrome/compose-footer.ts';
import { composeHeader } from '../../../src/chrome/compose-header.ts';
import { contentAtOrThrow } from '../../../src/chrome/content-at-instant.ts';
import { pageAddresses } from '../../../src/chrome/page-addresses.ts';
import { headerVariant } from '../../../src/chrome/variant.ts';
import { COMPANY } from '../../../src/company.ts';
import { NOTHING_OMITTED } from '../../../src/content/parts.ts';
import { withoutTrailingSlash } from '../../../src/contract/address.ts';
import { LANGUAGES } from '../../../src/contract/language.ts';
import { pagePath } from '../../../src/contract/page-path.ts';
import { renderFooter, renderHeader } from '../../../src/html/render.tsx';
import { withAssetTags } from '../../../src/release/asset-tags.ts';
import { linkAssets } from '../../../src/release/link-assets.ts';
import { type ParameterValues, parametersReadBy } from '../../../src/request/parameters.ts';
import { parseParameters } from '../../../src/request/parse-parameters.ts';
import { brokenBlog, NOW, testApp } from '../../support/app.ts';
import { FILES_CONTENT } from '../../support/content.ts';
import { PARAMETER_OPTIONS, SITES } from '../../support/parameter-options.ts';
import { TEST_ASSETS } from '../../support/test-assets.ts';
import { acceptedValue, modelledQuery } from './arbitraries/queries.ts';
import { property } from './property.ts';

// without a post, which the second request for a header would have; with a cache, which all inputs share
const app = testApp({ blog: brokenBlog });
const SEED = 'seed=filled';

async function answerTo(path: string) {
  const response = await app.request(path);
  expect(response.status).toBe(200);
  return { body: await response.text(), etag: response.headers.get('etag') ?? '' };
}

/** Header and footer with the addresses of the page in their place, without template and cache. */
function renderedFor(parameters: ParameterValues) {
  const { site, lang, path } = parameters;
  const content = FILES_CONTENT.contentFor({ site, language: lang });
  const isAbsolute = parameters.links === 'absolute';
  const main = COMPANY.brand.siteOrigin;
  const own = SITES[site]?.origin ?? main;
  const siteOrigin = isAbsolute || own !== main ? main : '';
  const serviceOrigin = isAbsolute ? 'https://chrome.example.com' : '';
  const page = path === null ? null : withoutTrailingSlash((own === main ? '' : own) + path);
  const linked = linkAssets(TEST_ASSETS, serviceOrigin);
  const assets = SITES[site]?.needsSiteStyles ? { ...linked, styles: linked.siteStyles } : linked;
  const { announcement } = contentAtOrThrow(content, NOW, 'filled', path === null ? null : pagePath(path));
  const source = {
    content,
    variant: headerVariant({ parameters, page: null }, content),
    // the page itself, not whether a link leads there
    links: { siteOrigin, serviceOrigin, assets, currentPage: page, countsLinks: false },
    omitted: NOTHING_OMITTED,
  };
  const header = composeHeader({
    ...source,
    announcement: parameters.announcement === 'include' ? announcement : null,
    posts: new Map(),
    addresses: pageAddresses(parameters, isAbsolute ? own : ''),
  });
  const footer = composeFooter({ ...source, year: String(new Date(NOW).getUTCFullYear()) });
  const tagged = (html: string) => (parameters.assets === 'include' ? withAssetTags(html, assets) : html);
  return { header: tagged(renderHeader(header)), footer: tagged(renderFooter(footer)) };
}

const bodies = new Map<string, string>();

async function expectSame(query: string, parameters: ParameterValues): Promise<void> {
  const expected = renderedFor(parameters);
  for (const name of ['header', 'footer'] as const) {
    const { body, etag } = await answerTo(`/chrome/${name}?${SEED}&${query}`);
    expect(body).toBe(expected[name]);
    // an entity tag is made of what a body depends on: it must name no other body
    expect(bodies.get(etag) ?? body).toBe(body);
    bodies.set(etag, body);
  }
}

property('a fragment is the same, byte by byte', 80, modelledQuery, ({ query, parameters }) =>
  expectSame(query, parameters),
);

// one after another from the same cache: a parameter that is missing in its keys shows
for (const name of parametersReadBy('all').filter((each) => each !== 'seed')) {
  const values = fc.tuple(acceptedValue(name), acceptedValue(name));
  property(`requests that differ only in ${name} each get their own fragment`, 8, values, async (pair) => {
    for (const value of pair) await expectSame(...parsed({ [name]: value }));
  });
}

/** Pages that links of the content lead to, which are marked. */
const linkedPage = fc.record({
  lang: fc.constantFrom(...LANGUAGES),
  path: fc.constantFrom(
    ...JSON.stringify(COMPANY)
      .matchAll(/(?<=")\/[\w/-]+(?=")/g)
      .map(([path]) => path),
  ),
  links: fc.constantFrom('relative', 'absolute'),
  transparent: fc.constantFrom('true', 'false'),
});

property('a fragment of a page that links lead to is the same', 60, linkedPage, (parameters) =>
  expectSame(...parsed(parameters)),
);

function parsed(parameters: Readonly<Record<string, string>>): [query: string, values: ParameterValues] {
  const query = new URLSearchParams(parameters);
  return [String(query), parseParameters(query, parametersReadBy('all'), PARAMETER_OPTIONS).parameters];
}

property('all.json has the same fragments', 40, modelledQuery, async ({ query, parameters }) => {
  const { header, footer } = JSON.parse((await answerTo(`/chrome/all.json?${SEED}&${query}`)).body);
  expect({ header, footer }).toEqual(renderedFor(parameters));
});
