/** The examples that install packages: how each is built and started in its directory. */

export interface FrameworkSite {
  /** The folder in `examples/`. */
  readonly name: string;
  readonly summary: string;
  /** A program from its packages, with arguments; runs once before the start. */
  readonly build?: readonly string[];
  /** A program from its packages, with arguments; the environment contains `PORT` and `HOST` too. */
  readonly start: (port: string) => readonly string[];
}

const HOST = '127.0.0.1';

export const FRAMEWORK_SITES = {
  nextjs: {
    name: 'nextjs',
    summary: 'Next.js with server components and its App Router',
    build: ['next', 'build'],
    start: (port) => ['next', 'start', '--hostname', HOST, '--port', port],
  },
  astro: {
    name: 'astro',
    summary: 'Astro on a server, with its client router',
    build: ['astro', 'build'],
    start: () => ['node', 'dist/server/entry.mjs'],
  },
  sveltekit: {
    name: 'sveltekit',
    summary: 'SvelteKit on a server',
    build: ['vite', 'build'],
    start: () => ['node', 'build'],
  },
  nuxt: {
    name: 'nuxt',
    summary: 'Nuxt on a server',
    build: ['nuxt', 'build'],
    start: () => ['node', '.output/server/index.mjs'],
  },
  'react-router': {
    name: 'react-router',
    summary: 'React Router in framework mode, on a server',
    build: ['react-router', 'build'],
    start: () => ['react-router-serve', 'build/server/index.js'],
  },
  vitepress: {
    name: 'vitepress',
    summary: 'VitePress, built with a copy of the chrome',
    build: ['npm', 'run', 'build'],
    start: (port) => ['vitepress', 'preview', '--host', HOST, '--port', port],
  },
  docusaurus: {
    name: 'docusaurus',
    summary: 'Docusaurus, built with a copy of the chrome',
    build: ['npm', 'run', 'build'],
    start: (port) => ['docusaurus', 'serve', '--host', HOST, '--port', port, '--no-open'],
  },
  eleventy: {
    name: 'eleventy',
    summary: 'Eleventy, built with a copy of the chrome',
    build: ['npm', 'run', 'build'],
    start: (port) => ['eleventy-dev-server', '--dir=_site', `--port=${port}`],
  },
  'vite-react': {
    name: 'vite-react',
    summary: 'a single-page application with Vite and React Router, which loads the chrome in the browser',
    build: ['vite', 'build'],
    start: (port) => ['vite', 'preview', '--host', HOST, '--port', port, '--strictPort'],
  },
  express: { name: 'express', summary: 'Express', start: () => ['node', 'server.js'] },
  hono: { name: 'hono', summary: 'Hono on Node', start: () => ['node', 'server.js'] },
} satisfies Record<string, FrameworkSite>;

export type FrameworkName = keyof typeof FRAMEWORK_SITES;

export const originAt = (port: string) => `http://${HOST}:${port}`;

/**
 * The environment variables of a site's program.
 *
 * @param copies where it stores copies of the chrome
 */
export function environmentOf(service: string, port = '', copies = '.portico'): Record<string, string> {
  return {
    CHROME_ORIGIN: service,
    VITE_CHROME_ORIGIN: service,
    CHROME_COPIES: copies,
    HOST,
    PORT: port,
    ...(port !== '' && { SITE_ORIGIN: originAt(port) }),
    NEXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
  };
}
