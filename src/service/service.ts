/** The answers of the service: resolve the request, get the body, respond. `chrome-answers.ts` makes header and footer. */

import { composeTeaser } from '../chrome/compose-teaser.ts';
import { snapshotWithoutAnnouncement } from '../chrome/content-snapshot.ts';
import type { Freshness } from '../contract/freshness.ts';
import type { CurrentContent } from '../publication/content-source.ts';
import { type Body, bodyResponse, HTML, JSON_TYPE } from '../response/body-response.ts';
import { notFound, unavailable } from '../response/empty-responses.ts';
import type { HealthInput } from '../response/health-response.ts';
import { type Lifetimes, lifetimesFor } from '../response/lifetimes.ts';
import type { RouteName } from '../runtime/event.ts';
import type { RequestScope } from '../runtime/request-scope.ts';
import { lookUpOrFetchPosts } from '../teaser/look-up-posts.ts';
import { allAnswer } from './all-answer.ts';
import { findMissingParts } from './check-health.ts';
import type { ChromeAnswer } from './chrome-answer.ts';
import { type ChromeRequest, createChromeAnswers } from './chrome-answers.ts';
import { bodyOf, bodyWithoutValues, createFragmentCache } from './fragment-cache.ts';
import { headFragment, teaserFragment } from './fragments.ts';
import { manifestAnswer } from './manifest-answer.ts';
import { createRequestResolver, type RequestContext, teaserSource } from './request-context.ts';
import type { ServiceOptions } from './service-options.ts';
import { noSeed, takeSnapshot } from './take-snapshot.ts';

/** The parts of a request that an answer may depend on. */
export interface ServiceRequest {
  /** Absolute. */
  readonly url: string;
  readonly ifNoneMatch: string | null;
  readonly scope: RequestScope;
}

interface Answer {
  readonly route: RouteName;
  readonly contentType: string;
  readonly body: Body;
  readonly state: Freshness;
  readonly lifetimes: Lifetimes;
}

export type Service = ReturnType<typeof createService>;

export function createService(options: ServiceOptions) {
  const { contents, posts, release, now, randomSeed } = options;
  const resolveRequest = createRequestResolver(options);
  const cache = createFragmentCache(now);
  const nowOf = ({ parameters }: RequestContext) => parameters.at ?? now();
  const chrome = createChromeAnswers(options, cache);

  /** Until when the content of the language stays the same; as much as is known. */
  function boundaryOf({ parameters: { lang } }: RequestContext, { contentFor }: CurrentContent, now: number) {
    try {
      return takeSnapshot(contentFor(lang), now, noSeed).snapshot;
    } catch {
      return snapshotWithoutAnnouncement(now);
    }
  }

  async function chromeRequest({ scope }: ServiceRequest, context: RequestContext): Promise<ChromeRequest> {
    return { context, current: await contents.current(scope), now: nowOf(context), scope };
  }

  function respond(request: ServiceRequest, { parameters, notices }: RequestContext, answer: Answer): Response {
    const { route, state } = answer;
    const language = parameters.lang;
    const response = bodyResponse({ ...answer, notices, language, version: release.version }, request.ifNoneMatch);
    const { status } = response;
    request.scope.report({ name: 'answered', route, language, status, state, notices: notices.length });
    return response;
  }

  function respondWithFragment(request: ServiceRequest, context: RequestContext, answer: ChromeAnswer): Response {
    const body = bodyOf(answer, context.isRepeated);
    return respond(request, context, { ...answer, route: answer.name, contentType: HTML, body });
  }

  return {
    async header(request: ServiceRequest): Promise<Response> {
      const context = resolveRequest(request.url);
      const answer = await chrome.header(await chromeRequest(request, context));
      return respondWithFragment(request, context, answer);
    },

    async footer(request: ServiceRequest): Promise<Response> {
      const context = resolveRequest(request.url);
      const answer = await chrome.footer(await chromeRequest(request, context));
      return respondWithFragment(request, context, answer);
    },

    async head(request: ServiceRequest): Promise<Response> {
      const context = resolveRequest(request.url);
      const current = await contents.current(request.scope);
      const body = bodyWithoutValues(headFragment(cache, context));
      const lifetimes = lifetimesFor({
        ...boundaryOf(context, current, nowOf(context)),
        state: 'fresh',
        mode: current.mode,
      });
      return respond(request, context, { route: 'head', contentType: HTML, body, state: 'fresh', lifetimes });
    },

    async all(request: ServiceRequest): Promise<Response> {
      const context = resolveRequest(request.url);
      const both = await chromeRequest(request, context);
      const top = await chrome.header(both);
      const bottom = await chrome.footer(both);
      const head = headFragment(cache, context);
      const answer = allAnswer({ cache, context, head, header: top, footer: bottom, version: release.version });
      return respond(request, context, { ...answer, route: 'all', contentType: JSON_TYPE });
    },

    /** @param id the id of a teaser in the content; never used as an address */
    async teaser(request: ServiceRequest, id: string): Promise<Response> {
      const context = resolveRequest(request.url);
      const { parameters } = context;
      const current = await contents.current(request.scope);
      const content = current.contentFor(parameters.lang);
      const teaser = content.teasers.get(id);
      if (!teaser) return notFound();
      const sources = teaser.kind === 'source' ? [teaserSource(teaser, parameters, options)] : [];
      const latest = await lookUpOrFetchPosts(posts, sources, parameters.lang, request.scope);
      const { state } = latest;
      const links = { ...context.origins, assets: context.assets, path: null };
      const composed = composeTeaser(teaser, { content, links, posts: latest.posts });
      if (composed.state === 'loading') return unavailable();
      const body = bodyWithoutValues(teaserFragment(cache, composed, content, links));
      const lifetimes = lifetimesFor({ ...boundaryOf(context, current, nowOf(context)), state, mode: current.mode });
      return respond(request, context, { route: 'teaser', contentType: HTML, body, state, lifetimes });
    },

    async manifest(request: ServiceRequest): Promise<Response> {
      const context = resolveRequest(request.url, 'manifest');
      const current = await contents.current(request.scope);
      const answer = manifestAnswer(cache, context, nowOf(context), options, current, request.scope);
      return respond(request, context, { ...answer, route: 'manifest', contentType: JSON_TYPE });
    },

    async health(request: ServiceRequest): Promise<HealthInput> {
      const context = resolveRequest(request.url);
      const { contentFor } = await contents.current(request.scope);
      const missing = findMissingParts(cache, context, now(), contentFor, randomSeed);
      return { release, now: now(), missing, messages: contents.state(), teasers: posts.states() };
    },
  };
}
