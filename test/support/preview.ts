/** The routes of the preview with the real content, and with messages that the test controls. */

import { Hono } from 'hono';
import type { Rights } from '../../packages/studio/src/contract/rights.ts';
import type { StudioFiles } from '../../packages/studio/src/files/files.ts';
import { createPreview, type PreviewOptions } from '../../packages/studio/src/preview/create-preview.ts';
import type { MessageSource } from '../../packages/studio/src/preview/message-source.ts';
import { COMPANY } from '../../src/company.ts';
import { builtInLanguages } from '../../src/content/built-in.ts';
import type { PublishedLanguages } from '../../src/content/publication.ts';
import { LANGUAGES } from '../../src/contract/language.ts';
import { staticContent } from '../../src/publication/content-source.ts';
import { admitted, EVERYTHING } from './admitted.ts';
import { BLOG_ANSWER, memoryStore, NOW, testServiceOptions } from './app.ts';
import { FILES_CONTENT } from './content.ts';
import { TEST_ASSETS } from './test-assets.ts';

const ORIGIN = 'https://studio.example.com';

const file = (name: string) => ({ ...TEST_ASSETS.styles, file: name });

export const FILES: StudioFiles = {
  page: {
    styles: file('studio-0.css'),
    script: 'studio-0.js',
    parts: { main: ['studio-0.js', 'chunk-0.js'], 'cards-page': ['cards-page-0.js', 'chunk-0.js', 'chunk-1.js'] },
  },
  preview: { styles: file('preview-0.css'), script: file('preview-0.js'), sample: file('sample-0.css') },
  favicon: null,
  licenses: file('licenses-0.txt'),
  brotliRatios: Object.fromEntries(LANGUAGES.map((language) => [language, 0.83])) as StudioFiles['brotliRatios'],
};

/** The messages in the company's files. */
export const BUILT_IN: PublishedLanguages = builtInLanguages(COMPANY);

/** The files' messages, except that English has a single announcement, which is always shown. */
export function withAnnouncement(title: string): PublishedLanguages {
  const announcement = { id: 'only', title, description: 'Text', cta: 'Read', link: '/only/', weight: 1 };
  return { ...BUILT_IN, en: { ...BUILT_IN.en, announcements: [announcement] } };
}

/** What a test replaces. By default, all messages are the files', and no preview is shared. */
export interface PreviewOverrides
  extends Partial<MessageSource>,
    Partial<Pick<PreviewOptions, 'fetchService' | 'locales' | 'readBucket'>> {
  readonly sampleBlog?: boolean;
}

export function testPreview({ rights = EVERYTHING, ...overrides }: PreviewOverrides & { rights?: Rights } = {}) {
  const { open, guarded } = createPreview(previewOptions(overrides));
  const studio = new Hono().route('/', open).route('/', admitted(guarded, { rights }));
  return async (path: string, init?: RequestInit): Promise<Response> => studio.request(ORIGIN + path, init);
}

export function previewOptions({
  sampleBlog = true,
  fetchService = null,
  locales = COMPANY,
  readBucket = null,
  ...messages
}: PreviewOverrides = {}): PreviewOptions {
  const service = testServiceOptions({
    fetch: async () => Response.json(BLOG_ANSWER),
    now: () => NOW,
    cache: memoryStore(),
  });
  const serviceOptions = {
    ...service,
    contents: staticContent(FILES_CONTENT),
    randomSeed: () => 'seed',
    preview: true,
    sampleBlog,
    loadBuildSnapshot: async () => null,
  };
  return {
    locales,
    release: service.release,
    files: FILES,
    openMessages: () => ({
      readLanguages: async () => BUILT_IN,
      countChanges: async () => 0,
      readShare: async () => null,
      ...messages,
    }),
    loadServiceOptions: async () => serviceOptions,
    sheets: null,
    fetchAsset: async () => new Response(null, { status: 404 }),
    readBucket,
    fetchService,
    fetchBlogImage: sampleBlog ? async () => new Response('image') : null,
    report() {},
  };
}
