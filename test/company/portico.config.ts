/** The company of the tests, which is no real one. */

import { defineConfig } from '../../packages/cli/src/company/define-config.ts';

export default defineConfig({
  format: 1,
  languages: {
    de: { name: 'Deutsch' },
    en: { name: 'English', blogCode: null },
    fr: { name: 'Français' },
    es: { name: 'Español' },
    pt: { name: 'Português' },
    ja: { name: '日本語', pathPrefix: '/jp', alias: 'jp', blogCode: 'jp' },
  },
  defaultLanguage: 'en',
  content: '.',
  images: 'images',
});
