/** The built worker on workerd, with a blog that answers each address differently. */

import { convertV4MiniflareOptions, Miniflare, Response as WorkerResponse } from 'miniflare';
import { compatibilityDate } from '../../packages/cli/src/local/compatibility-date.ts';
import { workerModules } from '../../packages/cli/src/local/worker-modules.ts';
import { ROOT } from '../../packages/cli/src/root.ts';
import type { Fetch } from '../../src/teaser/fetch-post.ts';
import { hasPost } from './busy-machine.ts';

export interface HostileService {
  /** @param index which blog the header's post comes from */
  readonly header: (index: number) => Promise<Response>;
  /** Waits until a header has the blog's post. */
  readonly hasPost: (index: number) => Promise<void>;
  /** The number of posts that were fetched or have failed. */
  readonly settledPosts: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** The service's deadline, in milliseconds. After it, nobody reads the answer. */
const DEADLINE = 3_000;

interface Health {
  readonly teasers: readonly { readonly state: string; readonly ageSeconds: number | null }[];
}

/**
 * @param blogs each answers requests from its own address
 * @param dist the directory of the build
 */
export async function startHostileService(blogs: readonly Fetch[], dist = `${ROOT}dist`): Promise<HostileService> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port: 0,
      modules: await workerModules(dist),
      compatibilityDate: await compatibilityDate(),
      bindings: { PREVIEW: 'on' },
      serviceBindings: {
        BLOG: async (request) => {
          const [, word = ''] = new URL(request.url).pathname.split('/');
          const blog = blogs[indexOf(word)];
          if (!blog) throw new Error(`no blog "${word}"`);
          const { status, headers, body } = await blog(request.url, { signal: AbortSignal.timeout(DEADLINE) });
          return new WorkerResponse(body, { status, headers: [...headers] });
        },
        ASSETS: () => new WorkerResponse(null, { status: 404 }),
      },
    }),
  );
  const { origin } = await miniflare.ready;
  const header = (index: number) =>
    fetch(`${origin}/chrome/header?blog=${wordOf(index)}`, { signal: AbortSignal.timeout(15_000) });
  return {
    header,
    hasPost: (index) => hasPost(() => header(index)),
    async settledPosts() {
      const health = (await (await fetch(`${origin}/chrome/health`)).json()) as Health;
      return health.teasers.filter(({ state, ageSeconds }) => state === 'failing' || ageSeconds !== null).length;
    },
    stop: () => miniflare.dispose(),
  };
}

/** The parameter `blog` accepts only letters: 27 → `bb` */
function wordOf(index: number): string {
  return [...index.toString(26)].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join('');
}

function indexOf(word: string): number {
  return [...word].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 97, 0);
}
