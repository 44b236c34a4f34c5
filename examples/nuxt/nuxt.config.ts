export default defineNuxtConfig({
  compatibilityDate: '2026-11-01',
  app: { head: { link: [{ rel: 'icon', href: 'data:,' }] } },
  css: ['portico-example-pages/site.css'],
  telemetry: false,
});
