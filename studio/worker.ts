/** The entry point of the Studio on Cloudflare Workers: binds it to its store, KV, files and network. */

import { LOCALES } from '../src/content/locales.ts';
import type { PublishedLanguages } from '../src/content/publication.ts';
import { LANGUAGES } from '../src/contract/language.ts';
import type { Release } from '../src/release/release.ts';
import { createStudio, type Studio } from './app.ts';
import type { StudioFiles } from './files.ts';
import { bindPreview, type PreviewEnv } from './preview/bind-preview.ts';

export { MessageStore } from './store/message-store.ts';

interface Env extends PreviewEnv {}

/** JSON, defined by the build. */
declare const PORTICO_RELEASE: string;
declare const STUDIO_FILES: string;

const release: Release = JSON.parse(PORTICO_RELEASE);
const files: StudioFiles = JSON.parse(STUDIO_FILES);

let studio: Studio | undefined;

export default {
  fetch(request, env, context) {
    studio ??= createStudio({
      release,
      files,
      fetchAsset: (asset) => env.ASSETS.fetch(asset),
      preview: bindPreview({ env, release, files, messages }),
    });
    return studio.fetch(request, env, context);
  },
} satisfies ExportedHandler<Env>;

// until the store has them
const languages = Object.fromEntries(
  LANGUAGES.map((language) => {
    const { announcements, featureMessages } = LOCALES.dictionaries[language];
    return [language, { announcements, featureMessages, cards: {} }];
  }),
) as PublishedLanguages;
const messages = {
  readLanguages: async (of: unknown) => (typeof of === 'number' && of > 1 ? null : languages),
  readShare: async (secret: string) =>
    secret === 'known' ? { languages, createdBy: 'anna@example.com', expiresAt: '2030-01-01T00:00:00Z' } : null,
};
