import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  route('chrome/*', 'chrome-files.ts'),
  index('page.tsx', { id: 'home' }),
  route('*', 'page.tsx'),
] satisfies RouteConfig;
