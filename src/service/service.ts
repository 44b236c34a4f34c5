/**
 * The answers of the service. Each reads from top to bottom: resolve the request, take a snapshot of the content, look
 * up posts, get or render the body, respond.
 */

import { composeTeaser } from '../chrome/compose-teaser.ts';
import { snapshotAt } from '../chrome/content-snapshot.ts';
import { LANGUAGES } from '../contract/language.ts';
import type { ChromeState } from '../contract/state.ts';
import { type CachedBody, createBodyCache } from '../response/body-cache.ts';
import { bodyResponse, HTML, JSON_TYPE } from '../response/body-response.ts';
import { notFound, unavailable } from '../response/empty-responses.ts';
import { type Lifetimes, lifetimesFor } from '../response/lifetimes.ts';
import type { RequestScope } from '../runtime/request-scope.ts';
import { lookUpOrFetchPosts, lookUpPosts } from '../teaser/look-up-posts.ts';
import { allBody } from './all-body.ts';
import { footerBody, headBody, headerBody, teaserBody } from './bodies.ts';
import { manifestBody } from './manifest-body.ts';
import { createRequestResolver, type RequestContext, teaserSource } from './request-context.ts';
import type { ServiceOptions } from './service-options.ts';

/** The parts of a request that an answer may depend on. */
export interface ServiceRequest {
  /** Absolute. */
  readonly url: string;
  readonly ifNoneMatch: string | null;
  readonly scope: RequestScope;
}

interface Answer {
  readonly body: CachedBody;
  readonly contentType: string;
  readonly state: ChromeState;
  readonly lifetimes: Lifetimes;
}

/** In bytes: about 300 headers, a small part of the memory of a worker. */
const BODY_CACHE_CAPACITY = 16 * 1024 * 1024;

/** For answers without an announcement, where nothing is drawn. */
const NO_SEED = '';

export function createService(options: ServiceOptions) {
  const { contentFor, posts, randomSeed, release } = options;
  const resolveRequest = createRequestResolver(options);
  const cache = createBodyCache(BODY_CACHE_CAPACITY);

  const respond = ({ ifNoneMatch }: ServiceRequest, { parameters, notices }: RequestContext, answer: Answer) =>
    bodyResponse({ ...answer, notices, language: parameters.lang, version: release.version }, ifNoneMatch);

  return {
    async header(request: ServiceRequest): Promise<Response> {
      const context = resolveRequest(request.url);
      const { content, parameters, now } = context;
      const snapshot = snapshotAt(content, now, parameters.seed ?? randomSeed());
      const latest = await lookUpPosts(posts, context.teaserSources, parameters.lang, request.scope);
      const body = await headerBody(cache, context, snapshot, latest);
      const lifetimes = lifetimesFor(snapshot, latest.state, isDrawnAgain(context, snapshot.competing));
      return respond(request, context, { body, contentType: HTML, state: latest.state, lifetimes });
    },

    async footer(request: ServiceRequest): Promise<Response> {
      const context = resolveRequest(request.url);
      const snapshot = snapshotAt(context.content, context.now, NO_SEED);
      const body = await footerBody(cache, context, snapshot);
      const lifetimes = lifetimesFor(snapshot, 'fresh', false);
      return respond(request, context, { body, contentType: HTML, state: 'fresh', lifetimes });
    },

    async head(request: ServiceRequest): Promise<Response> {
      const context = resolveRequest(request.url);
      const snapshot = snapshotAt(context.content, context.now, NO_SEED);
      const body = await headBody(cache, context);
      const lifetimes = lifetimesFor(snapshot, 'fresh', false);
      return respond(request, context, { body, contentType: HTML, state: 'fresh', lifetimes });
    },

    async all(request: ServiceRequest): Promise<Response> {
      const context = resolveRequest(request.url);
      const { content, parameters, now } = context;
      const snapshot = snapshotAt(content, now, parameters.seed ?? randomSeed());
      const latest = await lookUpPosts(posts, context.teaserSources, parameters.lang, request.scope);
      const lifetimes = lifetimesFor(snapshot, latest.state, isDrawnAgain(context, snapshot.competing));
      const body = await allBody(cache, context, snapshot, latest, lifetimes, release.version);
      return respond(request, context, { body, contentType: JSON_TYPE, state: latest.state, lifetimes });
    },

    /** @param id the id of a teaser in the content; never used as an address */
    async teaser(request: ServiceRequest, id: string): Promise<Response> {
      const context = resolveRequest(request.url);
      const { content, parameters, now } = context;
      const teaser = content.teasers.get(id);
      if (!teaser) return notFound();
      const snapshot = snapshotAt(content, now, NO_SEED);
      const sources = teaser.kind === 'source' ? [teaserSource(teaser, parameters, options)] : [];
      const latest = await lookUpOrFetchPosts(posts, sources, parameters.lang, request.scope);
      const chrome = composeTeaser(teaser, { ...context, posts: latest.posts });
      if (chrome.state === 'loading') return unavailable();
      const body = await teaserBody(cache, context, chrome, latest);
      const lifetimes = lifetimesFor(snapshot, latest.state, false);
      return respond(request, context, { body, contentType: HTML, state: latest.state, lifetimes });
    },

    async manifest(request: ServiceRequest): Promise<Response> {
      const context = resolveRequest(request.url, 'manifest');
      const snapshots = LANGUAGES.map((lang) => [lang, snapshotAt(contentFor(lang), context.now, NO_SEED)] as const);
      const boundaries = Object.fromEntries(snapshots.map(([lang, { freshUntil }]) => [lang, freshUntil]));
      const instant = Math.max(...snapshots.map(([, snapshot]) => snapshot.instant));
      const freshUntil = Math.min(...Object.values(boundaries));
      const body = await manifestBody(cache, context, boundaries, options);
      const lifetimes = lifetimesFor({ instant, freshUntil }, 'fresh', false);
      return respond(request, context, { body, contentType: JSON_TYPE, state: 'fresh', lifetimes });
    },
  };
}

/** Whether the next request for the same address could get another announcement. */
function isDrawnAgain({ parameters }: RequestContext, competing: boolean): boolean {
  return competing && parameters.announcement === 'include' && parameters.seed === null;
}
