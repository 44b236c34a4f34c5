/** The fallback for a header or footer that fails as a whole: the last good fragment, or the build snapshot. */

import { snapshotWithoutAnnouncement } from '../chrome/content-snapshot.ts';
import type { Values } from '../html/template.ts';
import { withAssetTags } from '../release/asset-tags.ts';
import type { BuildSnapshot } from '../release/build-snapshot.ts';
import { errorText } from '../runtime/error-text.ts';
import type { RequestScope } from '../runtime/request-scope.ts';
import { type Fragment, type FragmentCache, toFragment } from './fragment-cache.ts';
import { type FragmentName, lastGoodFragment } from './fragments.ts';
import type { ParsedRequest } from './parse-request.ts';

interface FallbackInput {
  readonly name: FragmentName;
  readonly parsed: ParsedRequest;
  /** Names the current publication. */
  readonly revision: string;
  readonly cache: FragmentCache;
  /** `null` in a build without one. */
  readonly loadBuildSnapshot: () => Promise<BuildSnapshot | null>;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly scope: RequestScope;
  /** Why rendering failed. */
  readonly error: unknown;
}

interface Fallback {
  readonly fragment: Fragment;
  readonly values: Values;
  /** When its content changes, in milliseconds since 1970. */
  readonly freshUntil: number;
}

/** @throws the error of the input if there is neither */
export async function fallbackFor(input: FallbackInput): Promise<Fallback> {
  const { name, parsed, revision, cache, now, scope, error } = input;
  const language = parsed.parameters.lang;
  const lastGood = lastGoodFragment(cache, name, parsed, revision, now);
  const fallback = lastGood ? { ...lastGood, values: parsed.addresses } : await fromBuildSnapshot(input);
  const copy = lastGood ? 'last good' : 'build snapshot';
  scope.report({ name: 'copy-sent', route: name, language, copy, error: errorText(error) });
  return fallback;
}

async function fromBuildSnapshot({ name, parsed, loadBuildSnapshot, now, error }: FallbackInput): Promise<Fallback> {
  const { parameters, addresses, origins, assets } = parsed;
  const html = (await loadBuildSnapshot())?.[name][parameters.lang];
  if (html === undefined) throw error;
  const { siteOrigin: site, serviceOrigin: service } = origins;
  const year = String(new Date(now).getUTCFullYear());
  return {
    fragment: toFragment(parameters.assets === 'include' ? withAssetTags(html, assets) : html, []),
    values: { ...addresses, site, service, year, theme: parameters.theme },
    freshUntil: snapshotWithoutAnnouncement(now).freshUntil,
  };
}
