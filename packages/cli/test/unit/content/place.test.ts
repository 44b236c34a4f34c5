/** The places of texts, links and lists are told apart by their names. */

import { expect, test } from 'vitest';
import { parsePlace } from '../../../../../src/content/place.ts';

test.each([
  ['theme.dark.accent', { of: 'theme', scheme: 'dark', token: 'accent' }],
  ['theme.font', { of: 'theme', scheme: null, token: 'font' }],
  ['sites.docs.home', { of: 'site', site: 'docs', setting: 'home' }],
  ['sites.developer-docs.theme', { of: 'site', site: 'developer-docs', setting: 'theme' }],
  ['sites.docs', { of: 'site', site: '', setting: '' }],
  ['sites.docs.home.more', { of: 'site', site: '', setting: '' }],
  ['titles.sites.docs', { of: 'site-title', site: 'docs' }],
  ['titles.product', { of: 'record', record: 'titles', id: 'product' }],
  ['blog.news', { of: 'blog', kind: 'address', name: 'news' }],
  ['blog.news.format', { of: 'blog', kind: 'format', name: 'news' }],
  ['blog.news.author', { of: 'record', record: 'blog', id: 'news.author' }],
  ['teasers.product.source', { of: 'blog', kind: 'choice', name: 'product' }],
  ['teasers.product.epigraph', { of: 'epigraph', teaser: 'product' }],
  ['teasers.product.title', { of: 'record', record: 'teasers', id: 'product.title' }],
  ['actions.sign-up', { of: 'record', record: 'actions', id: 'sign-up' }],
  ['second-level.docs.Guides', { of: 'record', record: 'second-level', id: 'docs.Guides' }],
  ['pricing', { of: 'record', record: null, id: 'pricing' }],
  ['constructor.name', { of: 'record', record: 'constructor', id: 'name' }],
])('%s', (place, expected) => {
  expect(parsePlace(place)).toEqual(expected);
});
