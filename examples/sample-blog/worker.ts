/** A sample blog: `/api/last-post`, the same path below prefixes that make it fail, and an image. */

import { drawPostImage } from './post-image.ts';

const POSTS: Readonly<Record<string, { readonly title: string; readonly path: string }>> = {
  en: {
    title: 'Passkeys in production: what we learned from the first million',
    path: '/passkeys-in-production/',
  },
  de: {
    title: 'Passkeys im Einsatz: was wir aus der ersten Million gelernt haben',
    path: '/de/passkeys-in-production/',
  },
  fr: {
    title: 'Les passkeys en production : les leçons du premier million',
    path: '/fr/passkeys-in-production/',
  },
  es: {
    title: 'Passkeys en producción: lo que aprendimos del primer millón',
    path: '/es/passkeys-in-production/',
  },
  pt: {
    title: 'Passkeys em produção: o que aprendemos com o primeiro milhão',
    path: '/pt/passkeys-in-production/',
  },
  jp: {
    title: 'パスキーを本番環境へ：最初の100万件から学んだこと',
    path: '/jp/passkeys-in-production/',
  },
};

/** The local Studio forwards this path to this blog. */
const IMAGE_PATH = '/sample-blog/post.svg';

/** In milliseconds. */
const SLOW = 10_000;

type Behaviour = (post: object, origin: string) => Promise<Response> | Response;

const failing: Behaviour = () => new Response('Internal Server Error', { status: 500 });

/** Behaviours, by the first segment of the path. */
const BEHAVIOURS: Readonly<Record<string, Behaviour>> = {
  ok: (post) => Response.json([post]),
  object: (post) => Response.json(post),
  noimage: (post) => Response.json([{ ...post, thumbnail: null }]),
  slow: async (post) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW));
    return Response.json([post]);
  },
  failing,
  malformed: () => new Response('[{"title": "cut o', { headers: { 'content-type': 'application/json' } }),
  huge: (post) => Response.json([{ ...post, body: 'x'.repeat(5_000_000) }]),
  hostile: (_, origin) =>
    Response.json([
      {
        title: '</a><script>alert(1)</script><!--#include virtual="/etc/passwd" --><esi:include src="/x"/>\u202e',
        link: `${origin}/?a="><script>alert(2)</script>`,
        thumbnail: 'javascript:alert(3)',
      },
    ]),
};

export default {
  async fetch(request: Request): Promise<Response> {
    const { protocol, origin, pathname, searchParams } = new URL(request.url);
    if (pathname === IMAGE_PATH) return imageResponse();
    const [, behaviour = 'ok', apiPath] = /^(?:\/([a-z]+))?(\/api\/(?:last-post|press-releases))$/.exec(pathname) ?? [];
    const post = POSTS[searchParams.get('lang') ?? 'en'];
    if (!apiPath || !post) return new Response('Not Found', { status: 404 });
    // over http, the blog is local and serves the image itself, so that it appears without a network
    const thumbnail = protocol === 'http:' ? `${origin}${IMAGE_PATH}` : 'https://images.example.com/post.jpg';
    const { title, path } = post;
    const behave = (Object.hasOwn(BEHAVIOURS, behaviour) && BEHAVIOURS[behaviour]) || failing;
    return behave({ title, link: origin + path, thumbnail }, origin);
  },
};

function imageResponse(): Response {
  return new Response(drawPostImage(), {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'no-cache',
      // for hosts on other ports
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    },
  });
}
