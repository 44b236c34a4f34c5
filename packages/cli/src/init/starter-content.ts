/** A new company's content: a small menu, a footer and a message to rewrite. */

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { NewCompany } from './new-company.ts';
import type { ImportedContent } from './page/page-content.ts';

const SAMPLE = fileURLToPath(new URL('../../../../locales/', import.meta.url));

/**
 * @param schemas the path from the content to the JSON Schemas
 * @param imported what a page has instead of the example
 * @returns the value of each file by its name
 */
export async function starterContent(
  { name, site, languages }: NewCompany,
  schemas: string,
  imported: ImportedContent | null,
): Promise<[string, object][]> {
  const [first = 'en', ...others] = languages.map(({ code }) => code);
  const schema = (file: string) => ({ $schema: `${schemas}/${file}.schema.json` });
  const labels = (await labelsOf(first)) ?? (await labelsOf('en'));
  const { texts, message } = imported ? { texts: imported.texts, message: '/' } : { texts: TEXTS, message: '/signup' };
  return [
    ['brand.json', { ...schema('brand'), ...brandOf(name, site), ...imported?.brand }],
    ['links.json', { ...schema('links'), ...(imported?.links ?? LINKS) }],
    [
      `${first}.json`,
      {
        ...schema('dictionary'),
        language: first,
        pills: {},
        social: {},
        teasers: {},
        ...texts,
        labels: { ...labels, ...imported?.texts.labels },
        announcements: [],
        featureMessages: [messageFor(message)],
      },
    ],
    ...(await Promise.all(
      others.map(
        async (code): Promise<[string, object]> => [
          `${code}.json`,
          { ...schema('dictionary'), language: code, ...withoutNull({ labels: await labelsOf(code) }) },
        ],
      ),
    )),
  ];
}

/** The texts of buttons and landmarks, from the sample; null in languages that the sample lacks. */
async function labelsOf(code: string): Promise<object | null> {
  const [language = code] = code.split('-');
  const file = await readFile(`${SAMPLE}${language}.json`, 'utf8').catch(() => null);
  return file === null ? null : (JSON.parse(file) as { labels: object }).labels;
}

function withoutNull(values: Readonly<Record<string, object | null>>): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}

function brandOf(name: string, site: string) {
  return {
    name,
    logo: { wide: 'logo.svg' },
    siteOrigin: site,
    serviceOrigin: site,
    loginOrigins: [],
    origins: {},
    social: {},
    blog: { origin: site, imageOrigins: [], sources: {} },
  };
}

const LINKS = {
  links: {
    overview: { url: '/product', localized: true, icon: 'Quickstarts' },
    documentation: { url: '/docs', localized: true, icon: 'Documentation' },
    about: { url: '/about', localized: true },
    contact: { url: '/contact', localized: true },
    privacy: { url: '/privacy', localized: true },
  },
  teasers: { tour: { post: { url: '/tour', localized: true, image: 'card' } } },
  navigation: [
    {
      id: 'product',
      title: 'product',
      columns: [
        { title: 'product', links: ['overview', 'documentation'] },
        { title: 'featured', firstPost: ['tour'] },
      ],
    },
    { id: 'pricing', title: 'pricing', url: '/pricing', localized: true },
  ],
  footer: { columns: [{ title: 'company', links: ['about', 'contact'] }], legal: ['privacy'] },
  actions: [
    { id: 'sign-up', text: 'signUp', url: '/signup', localized: true, look: 'primary' },
    { id: 'contact-sales', text: 'contactSales', url: '/contact', localized: true, look: 'quiet' },
  ],
};

const TEXTS = {
  titles: { product: 'Product', featured: 'Featured', pricing: 'Pricing', company: 'Company' },
  links: {
    overview: { name: 'Overview', description: 'What {brand} does' },
    documentation: { name: 'Documentation', description: 'Guides and reference' },
    about: { name: 'About us' },
    contact: { name: 'Contact' },
    privacy: { name: 'Privacy' },
  },
  teasers: { tour: { epigraph: 'Tour', title: '{brand} in four minutes' } },
};

function messageFor(link: string) {
  return {
    id: 'welcome',
    title: 'Welcome to {brand}',
    link,
    description: 'Rewrite this message in locales/.',
    cta: 'Sign up',
    weight: 1,
  };
}
