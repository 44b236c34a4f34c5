/**
 * The answers with header and footer. Each reads from top to bottom: take a snapshot of the content, look up posts, get
 * or render the fragment. If a step fails, the answer is a fallback.
 */

import { type FragmentVariant, footerVariant, headerVariant } from '../chrome/variant.ts';
import type { CurrentContent } from '../publication/content-source.ts';
import type { RequestScope } from '../runtime/request-scope.ts';
import { lookUpPosts } from '../teaser/look-up-posts.ts';
import { type ChromeAnswer, fallbackAnswer, renderedAnswer } from './chrome-answer.ts';
import { createEarlierFragments } from './earlier-fragments.ts';
import type { FragmentCache } from './fragment-cache.ts';
import { footerFragment, headerFragment } from './fragments.ts';
import { linksOf, type RequestContext, teaserSource } from './request-context.ts';
import type { ServiceOptions } from './service-options.ts';
import { noSeed, takeSnapshot } from './take-snapshot.ts';

export interface ChromeRequest {
  readonly context: RequestContext;
  readonly current: CurrentContent;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly scope: RequestScope;
}

/** @returns the functions that make header and footer */
export function createChromeAnswers(options: ServiceOptions, cache: FragmentCache) {
  const { posts, randomSeed, loadBuildSnapshot } = options;
  const earlier = createEarlierFragments();

  async function header(request: ChromeRequest): Promise<ChromeAnswer> {
    const { context, current, now, scope } = request;
    const { parameters, addresses } = context;
    const { lang, seed } = parameters;
    const { mode } = current;
    try {
      const content = current.contentFor(lang);
      const { snapshot, failed } = takeSnapshot(content, now, () => seed ?? randomSeed());
      const sources = content.menuSources.map((teaser) => teaserSource(teaser, parameters, options));
      const latest = await lookUpPosts(posts, sources, lang, scope);
      const announcement = parameters.announcement === 'include' ? snapshot.announcement : null;
      const rotates = snapshot.competing && parameters.announcement === 'include' && seed === null;
      const variant = headerVariant(parameters, content);
      const links = linksOf(context, variant);
      const rendered = headerFragment(cache, { content, variant, links, announcement, latest });
      const { state } = latest;
      return finish(
        renderedAnswer({
          name: 'header',
          content,
          snapshot,
          rendered,
          values: addresses,
          state,
          rotates,
          mode,
          failed,
        }),
        request,
        variant,
      );
    } catch (error) {
      return fallbackAnswer({ ...request, name: 'header', earlier, loadBuildSnapshot, error });
    }
  }

  async function footer(request: ChromeRequest): Promise<ChromeAnswer> {
    const { context, current, now } = request;
    const { parameters, addresses } = context;
    const { mode } = current;
    try {
      const content = current.contentFor(parameters.lang);
      const { snapshot } = takeSnapshot(content, now, noSeed);
      const variant = footerVariant(parameters, content);
      const links = linksOf(context, variant);
      const year = String(new Date(snapshot.instant).getUTCFullYear());
      const rendered = footerFragment(cache, { content, variant, links, year });
      const input = { rendered, values: addresses, state: 'fresh', rotates: false, mode, failed: [] } as const;
      const answer = renderedAnswer({ name: 'footer', content, snapshot, ...input });
      return finish(answer, request, variant);
    } catch (error) {
      return fallbackAnswer({ ...request, name: 'footer', earlier, loadBuildSnapshot, error });
    }
  }

  /** Reports what is missing in an answer, or keeps it for later. */
  function finish(
    answer: ChromeAnswer,
    { context, current, scope }: ChromeRequest,
    variant: FragmentVariant,
  ): ChromeAnswer {
    const { name, failed } = answer;
    const { parameters } = context;
    const language = parameters.lang;
    for (const { part, error } of failed) scope.report({ name: 'part-failed', route: name, part, language, error });
    if (failed.length === 0) earlier.keep(name, parameters, variant, current, answer);
    return answer;
  }

  return { header, footer };
}
