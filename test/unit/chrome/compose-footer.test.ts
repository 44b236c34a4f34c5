import { expect, test } from 'vitest';
import { composeFooter } from '../../../src/chrome/compose-footer.ts';
import { LANGUAGES, type Language } from '../../../src/contract/language.ts';
import { contextOf } from '../../support/composed.ts';

function compose(language: Language, year: number, path = '/') {
  return composeFooter({ ...contextOf(`lang=${language}&path=${encodeURIComponent(path)}`), year: String(year) });
}

test.each(LANGUAGES)('the copyright line in %s shows the year', (language) => {
  expect(compose(language, 2031).copyright).toMatch(/\b2031\b.*Acme/);
});

test('careers has the hiring pill, and privacy choices have extra data', () => {
  const footer = compose('en', 2031);
  const links = [...footer.columns.flatMap((column) => column.links), ...footer.legal.links];
  expect(links.filter(({ pill }) => pill !== null)).toMatchObject([{ href: '/careers', pill: 'We’re hiring' }]);
  expect(links.filter(({ extraData }) => Object.keys(extraData).length > 0)).toMatchObject([
    { href: '/your-privacy-choices', extraData: { consent: 'privacy-choices' } },
  ]);
});

test('every link to the current page is marked', () => {
  const footer = compose('de', 2031, '/de/privacy/');
  const links = [...footer.columns.flatMap((column) => column.links), ...footer.legal.links];
  expect(links.filter(({ current }) => current).map(({ href }) => href)).toEqual(['/de/privacy']);
});

test('the columns with a link to the current page are marked', () => {
  const currentAt = (path: string) =>
    compose('en', 2031, path).columns.flatMap(({ title, current }) => (current ? title : []));
  expect(currentAt('/careers/')).toEqual(['Company']);
  expect(currentAt('/privacy')).toEqual([]);
});
