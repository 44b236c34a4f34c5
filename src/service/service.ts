/**
 * The service, top to bottom. Every route reads the content, parses the request, gets a fragment for one of a few
 * variants, fills in the page's own values, and responds.
 */

import { composeTeaser } from '../chrome/compose-teaser.ts';
import { type ContentAtInstant, contentAt, contentWithoutAnnouncement, noSeed } from '../chrome/content-at-instant.ts';
import { footerVariant, headerVariant } from '../chrome/variant.ts';
import type { BlogTeaser, Content, FailedPart } from '../content/content.ts';
import type { FragmentName } from '../content/parts.ts';
import type { Freshness } from '../contract/freshness.ts';
import { MAIN_SITE } from '../contract/site.ts';
import type { CurrentContent } from '../publication/content-source.ts';
import { type Body, bodyResponse, HTML, JSON_TYPE } from '../response/body-response.ts';
import { notFound, unavailable } from '../response/empty-responses.ts';
import type { HealthInput } from '../response/health-response.ts';
import { type Lifetimes, lifetimesFor } from '../response/lifetimes.ts';
import { errorText } from '../runtime/error-text.ts';
import type { RouteName } from '../runtime/event.ts';
import type { RequestScope } from '../runtime/request-scope.ts';
import type { PostRequest } from '../teaser/fetch-post.ts';
import { allAnswer, type ChromeAnswer } from './all-answer.ts';
import { findMissingParts, type MissingPart } from './check-health.ts';
import { createEventCounter } from './count-events.ts';
import { fromBuildSnapshot } from './fallback.ts';
import { createFragmentCache, type Rendered } from './fragment-cache.ts';
import { footerFragment, headerFragment, headFragment, teaserFragment } from './fragments.ts';
import { manifestFragment } from './manifest-fragment.ts';
import { createRequestParser, linksOf, type ParsedRequest, withTheme } from './parse-request.ts';
import type { ServiceOptions } from './service-options.ts';

/** The parts of a request that an answer may depend on. */
export interface ServiceRequest {
  /** Absolute. */
  readonly url: string;
  readonly ifNoneMatch: string | null;
  readonly scope: RequestScope;
}

/** A request whose URL was parsed, and the content to answer it with. */
interface PreparedRequest extends ServiceRequest {
  readonly parsed: ParsedRequest;
  /** One publication for the whole answer. */
  readonly current: CurrentContent;
  /** Milliseconds since 1970. */
  readonly now: number;
}

interface RenderResult {
  readonly rendered: Rendered;
  /** What the fragment shows. */
  readonly shown: ContentAtInstant;
  /** Parts that failed before the fragment was rendered. */
  readonly failed: readonly FailedPart[];
  /** The state of the posts. */
  readonly state: Freshness;
  /** As in `LifetimeInput`. */
  readonly rotates: boolean;
}

interface Answer {
  readonly contentType: string;
  readonly body: Body;
  readonly state: Freshness;
  readonly lifetimes: Lifetimes;
}

export type Service = ReturnType<typeof createService>;

export function createService(options: ServiceOptions) {
  const { contents, posts, release, randomSeed, loadBuildSnapshot } = options;
  const parse = createRequestParser(options);
  const cache = createFragmentCache(options.now);
  /** Sites that a degraded answer was sent for, until health finds them complete. */
  const incompleteSites = new Set<string>();

  async function prepare(
    request: ServiceRequest,
    route: 'fragment' | 'manifest' = 'fragment',
  ): Promise<PreparedRequest> {
    const current = await contents.current(request.scope);
    const parsed = withTheme(parse(request.url, current.sites, route), current.themes);
    return { ...request, parsed, current, now: parsed.parameters.at ?? options.now() };
  }

  async function headerAnswer(request: PreparedRequest): Promise<ChromeAnswer> {
    const { parsed, current, now, scope } = request;
    const { parameters } = parsed;
    const { site, lang, seed } = parameters;
    try {
      const content = current.contentFor({ site, language: lang });
      const shown = contentAt(content, now, () => seed ?? randomSeed(), parsed.path);
      const sources = content.menuSources.map((teaser) => postRequest(teaser, content, parsed));
      const latest = await posts.lookUp(sources, scope);
      const variant = headerVariant(parsed, content);
      const announcement = variant.announcement ? shown.announcement : null;
      const failed = [...content.failed.header, ...shown.failed];
      const rendered = headerFragment(cache, {
        content,
        revision: current.revision,
        variant,
        links: linksOf(parsed, variant, content),
        announcement,
        latest,
      });
      const rotates = shown.competing && variant.announcement && seed === null;
      return toAnswer(request, 'header', { rendered, shown, failed, state: latest.state, rotates });
    } catch (error) {
      return fallback(request, 'header', error);
    }
  }

  async function footerAnswer(request: PreparedRequest): Promise<ChromeAnswer> {
    const { parsed, current, now } = request;
    const { parameters } = parsed;
    try {
      const content = current.contentFor({ site: parameters.site, language: parameters.lang });
      const shown = contentAt(content, now, noSeed, parsed.path);
      const variant = footerVariant(parsed, content);
      const failed = content.failed.footer;
      const rendered = footerFragment(cache, {
        content,
        revision: current.revision,
        variant,
        links: linksOf(parsed, variant, content),
        year: String(new Date(shown.instant).getUTCFullYear()),
      });
      return toAnswer(request, 'footer', { rendered, shown, failed, state: 'fresh', rotates: false });
    } catch (error) {
      return fallback(request, 'footer', error);
    }
  }

  /** Reports missing parts; the state is then `degraded`. */
  function toAnswer(request: PreparedRequest, name: FragmentName, made: RenderResult): ChromeAnswer {
    const { parsed, current, scope } = request;
    const { rendered, shown, rotates } = made;
    const failed = [...made.failed, ...rendered.fragment.failed];
    const about = { name: 'part-failed', route: name, language: parsed.parameters.lang } as const;
    for (const { part, error } of failed) scope.report({ ...about, part, error: errorText(error) });
    const state = failed.length > 0 ? 'degraded' : made.state;
    const lifetimes = lifetimesFor({ ...shown, state, rotates, mode: current.mode });
    return { ...rendered, values: parsed.addresses, state, changesAt: shown.changesAt, lifetimes };
  }

  /** @throws the error, if there is no copy */
  async function fallback(request: PreparedRequest, name: FragmentName, error: unknown): Promise<ChromeAnswer> {
    const { parsed, current, now, scope } = request;
    const sent = fromBuildSnapshot(await loadBuildSnapshot(), name, parsed, now);
    if (!sent) throw error;
    scope.report({ name: 'copy-sent', route: name, language: parsed.parameters.lang, error: errorText(error) });
    const state = 'degraded';
    const lifetimes = lifetimesFor({ instant: now, changesAt: sent.changesAt, state, mode: current.mode });
    return { ...sent, reused: true, state, lifetimes };
  }

  /** The request for a teaser's post. */
  function postRequest({ id, source }: BlogTeaser, content: Content, { parameters }: ParsedRequest): PostRequest {
    const published = content.sources.get(source) ?? null;
    return { id, source, language: parameters.lang, ...options.postSource(source, published, parameters.blog) };
  }

  /** For an answer without an announcement: until the next known change of the content. */
  function lifetimesOf({ parsed, current, now }: PreparedRequest, state: Freshness): Lifetimes {
    const { mode } = current;
    try {
      const content = current.contentFor({ site: parsed.parameters.site, language: parsed.parameters.lang });
      return lifetimesFor({ ...contentAt(content, now, noSeed, parsed.path), state, mode });
    } catch {
      return lifetimesFor({ ...contentWithoutAnnouncement(now), state, mode });
    }
  }

  function fragmentResponse(request: PreparedRequest, name: FragmentName, answer: ChromeAnswer): Response {
    return respond(request, name, { ...answer, contentType: HTML, body: cache.fill(answer) });
  }

  function respond({ parsed, scope, ifNoneMatch }: PreparedRequest, route: RouteName, answer: Answer): Response {
    const { parameters, notices } = parsed;
    const language = parameters.lang;
    if (answer.state === 'degraded') incompleteSites.add(parameters.site);
    const response = bodyResponse({ ...answer, notices, language, version: release.version }, ifNoneMatch);
    const { status } = response;
    scope.report({ name: 'answered', route, language, status, state: answer.state, notices: notices.length });
    return response;
  }

  return {
    async header(incoming: ServiceRequest): Promise<Response> {
      const request = await prepare(incoming);
      return fragmentResponse(request, 'header', await headerAnswer(request));
    },

    async footer(incoming: ServiceRequest): Promise<Response> {
      const request = await prepare(incoming);
      return fragmentResponse(request, 'footer', await footerAnswer(request));
    },

    async all(incoming: ServiceRequest): Promise<Response> {
      const request = await prepare(incoming);
      const { parsed } = request;
      const answer = allAnswer({
        cache,
        parsed,
        head: headFragment(cache, parsed),
        header: await headerAnswer(request),
        footer: await footerAnswer(request),
        now: request.now,
        version: release.version,
      });
      return respond(request, 'all', { ...answer, contentType: JSON_TYPE });
    },

    async head(incoming: ServiceRequest): Promise<Response> {
      const request = await prepare(incoming);
      const body = cache.toBody(headFragment(cache, request.parsed));
      const state = 'fresh';
      return respond(request, 'head', { contentType: HTML, body, state, lifetimes: lifetimesOf(request, state) });
    },

    /** @param id the id of a teaser in the content; never used as an address */
    async teaser(incoming: ServiceRequest, id: string): Promise<Response> {
      const request = await prepare(incoming);
      const { parsed, current, scope } = request;
      const { site, lang } = parsed.parameters;
      const content = current.contentFor({ site, language: lang });
      const teaser = content.teasers.get(id);
      if (!teaser) return notFound();
      const sources = teaser.kind === 'blog' ? [postRequest(teaser, content, parsed)] : [];
      const latest = await posts.lookUpOrFetch(sources, scope);
      const links = linksOf(parsed, { currentPage: null }, content);
      const composed = composeTeaser(teaser, { content, links, posts: latest.posts });
      if (composed.state === 'loading') return unavailable();
      const body = cache.toBody(teaserFragment(cache, composed, content, links));
      const { state } = latest;
      return respond(request, 'teaser', { contentType: HTML, body, state, lifetimes: lifetimesOf(request, state) });
    },

    async manifest(incoming: ServiceRequest): Promise<Response> {
      const request = await prepare(incoming, 'manifest');
      const { rendered, state, boundary } = manifestFragment(cache, request, options);
      const body = cache.toBody(rendered);
      const lifetimes = lifetimesFor({ ...boundary, state, mode: request.current.mode });
      return respond(request, 'manifest', { contentType: JSON_TYPE, body, state, lifetimes });
    },

    events: createEventCounter(options),

    async health(request: ServiceRequest): Promise<HealthInput> {
      const missing: MissingPart[] = [];
      for (const site of new Set([MAIN_SITE, ...incompleteSites])) {
        const found = findMissingParts({ ...(await prepare({ ...request, url: `?site=${site}` })), cache, randomSeed });
        missing.push(...found);
        // it is complete again, or gone and parsed as the main site
        if (found[0]?.site !== site) incompleteSites.delete(site);
      }
      return { release, now: options.now(), missing, messages: contents.state(), teasers: posts.states() };
    },
  };
}
