import type { NextConfig } from 'next';

const config: NextConfig = {
  // the German home page is /de/, as in the header's links
  skipTrailingSlashRedirect: true,
  // English pages have no prefix
  rewrites: async () => [
    { source: '/', destination: '/en' },
    { source: '/:page(pricing|customers)', destination: '/en/:page' },
  ],
};

export default config;
