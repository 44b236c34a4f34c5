/** The answer with a header or footer: complete, without the parts that failed, or a fallback for all of it. */

import { type ContentSnapshot, snapshotWithoutAnnouncement } from '../chrome/content-snapshot.ts';
import type { Content, FailedPart } from '../content/content.ts';
import type { ContentMode, Freshness } from '../contract/freshness.ts';
import type { Values } from '../html/template.ts';
import type { CurrentContent } from '../publication/content-source.ts';
import type { BuildSnapshot } from '../release/build-snapshot.ts';
import { type Lifetimes, lifetimesFor } from '../response/lifetimes.ts';
import { errorText } from '../runtime/error-text.ts';
import type { RequestScope } from '../runtime/request-scope.ts';
import type { EarlierFragments, FragmentName } from './earlier-fragments.ts';
import type { FilledFragment, Rendered } from './fragment-cache.ts';
import { buildSnapshotFor } from './render-build-snapshot.ts';
import type { RequestContext } from './request-context.ts';

export interface ChromeAnswer extends FilledFragment {
  readonly name: FragmentName;
  /** When its content changes, in milliseconds since 1970. */
  readonly freshUntil: number;
  readonly state: Freshness;
  readonly lifetimes: Lifetimes;
  /** The parts that are missing. */
  readonly failed: readonly FailedPart[];
}

interface RenderedInput {
  readonly name: FragmentName;
  readonly content: Content;
  readonly snapshot: ContentSnapshot;
  readonly rendered: Rendered;
  readonly values: Values;
  /** The state of the posts. */
  readonly state: Freshness;
  /** Whether the next request could draw another announcement. */
  readonly rotates: boolean;
  readonly mode: ContentMode;
  /** What failed before the fragment was rendered. */
  readonly failed: readonly FailedPart[];
}

/** The answer with a fragment that was rendered, perhaps without some of its parts. */
export function renderedAnswer(input: RenderedInput): ChromeAnswer {
  const { name, content, snapshot, rendered, values } = input;
  const { fragment, reused } = rendered;
  const failed = [...content.failed[name], ...input.failed, ...fragment.failed];
  const state = failed.length > 0 ? 'degraded' : input.state;
  const lifetimes = lifetimesFor({ ...snapshot, state, rotates: input.rotates, mode: input.mode });
  return { name, fragment, values, freshUntil: snapshot.freshUntil, state, lifetimes, reused, failed };
}

interface FallbackInput {
  readonly name: FragmentName;
  readonly context: RequestContext;
  readonly scope: RequestScope;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly current: CurrentContent;
  readonly earlier: EarlierFragments;
  /** `null` if the build made none. */
  readonly loadBuildSnapshot: () => Promise<BuildSnapshot | null>;
  /** Why there is no other answer. */
  readonly error: unknown;
}

/**
 * The last complete fragment for the same parameters, or the build snapshot.
 *
 * @throws the error of the input if there is neither
 */
export async function fallbackAnswer(input: FallbackInput): Promise<ChromeAnswer> {
  const { name, context, scope, now, current, earlier, loadBuildSnapshot, error } = input;
  const { parameters, addresses } = context;
  const language = parameters.lang;
  const found = earlier.find(name, parameters, current, now);
  const html = found ? undefined : (await loadBuildSnapshot())?.[name][language];
  if (!found && html === undefined) throw error;
  const copy = found ? 'last good' : 'build snapshot';
  scope.report({ name: 'copy-sent', route: name, language, copy, error: errorText(error) });
  const { freshUntil } = snapshotWithoutAnnouncement(now);
  const year = String(new Date(now).getUTCFullYear());
  const filled = found
    ? { ...found, values: addresses }
    : { ...buildSnapshotFor(html ?? '', context, year), freshUntil };
  const lifetimes = lifetimesFor({
    instant: now,
    freshUntil: filled.freshUntil,
    state: 'degraded',
    mode: current.mode,
  });
  return { name, ...filled, state: 'degraded', lifetimes, reused: true, failed: [] };
}
