/** A sample blog service: `/api/last-post`, the same path under a prefix that makes it fail in one way, and an image. */

import { drawPostImage } from './post-image.ts';

const POSTS: Readonly<Record<string, { readonly title: string; readonly link: string }>> = {
  en: {
    title: 'Passkeys in production: what we learned from the first million',
    link: 'https://blog.example.com/passkeys-in-production/',
  },
  de: {
    title: 'Passkeys im Einsatz: was wir aus der ersten Million gelernt haben',
    link: 'https://blog.example.com/de/passkeys-in-production/',
  },
  fr: {
    title: 'Les passkeys en production : les leçons du premier million',
    link: 'https://blog.example.com/fr/passkeys-in-production/',
  },
  es: {
    title: 'Passkeys en producción: lo que aprendimos del primer millón',
    link: 'https://blog.example.com/es/passkeys-in-production/',
  },
  pt: {
    title: 'Passkeys em produção: o que aprendemos com o primeiro milhão',
    link: 'https://blog.example.com/pt/passkeys-in-production/',
  },
  jp: {
    title: 'パスキーを本番環境へ：最初の100万件から学んだこと',
    link: 'https://blog.example.com/jp/passkeys-in-production/',
  },
};

/** A path that the service forwards to this blog in preview mode. */
const IMAGE_PATH = '/chrome/preview/blog/post.svg';

/** In milliseconds. */
const SLOW = 10_000;

/** Behaviours, by the first segment of the path. */
const BEHAVIOURS: Readonly<Record<string, (post: object) => Promise<Response> | Response>> = {
  ok: (post) => Response.json([post]),
  object: (post) => Response.json(post),
  noimage: (post) => Response.json([{ ...post, thumbnail: null }]),
  slow: async (post) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW));
    return Response.json([post]);
  },
  failing: () => new Response('Internal Server Error', { status: 500 }),
  malformed: () => new Response('[{"title": "cut o', { headers: { 'content-type': 'application/json' } }),
  huge: (post) => Response.json([{ ...post, body: 'x'.repeat(5_000_000) }]),
  hostile: () =>
    Response.json([
      {
        title: '</a><script>alert(1)</script><!--#include virtual="/etc/passwd" --><esi:include src="/x"/>\u202e',
        link: 'https://blog.example.com/?a="><script>alert(2)</script>',
        thumbnail: 'javascript:alert(3)',
      },
    ]),
};

export default {
  async fetch(request: Request): Promise<Response> {
    const { protocol, origin, pathname, searchParams } = new URL(request.url);
    if (pathname === IMAGE_PATH) return imageResponse();
    const [, behaviour = 'ok', path] = /^(?:\/([a-z]+))?(\/api\/(?:last-post|press-releases))$/.exec(pathname) ?? [];
    const post = POSTS[searchParams.get('lang') ?? 'en'];
    if (!path || !post) return new Response('Not Found', { status: 404 });
    return (Object.hasOwn(BEHAVIOURS, behaviour) ? BEHAVIOURS[behaviour] : BEHAVIOURS.failing)?.({
      ...post,
      // over http the blog is local, and so is its image: it is shown without a network
      thumbnail: protocol === 'http:' ? `${origin}${IMAGE_PATH}` : 'https://images.example.com/post.jpg',
    }) as Response;
  },
};

function imageResponse(): Response {
  return new Response(drawPostImage(), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' },
  });
}
