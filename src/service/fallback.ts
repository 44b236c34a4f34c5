/**
 * What a visitor gets when something fails, from the best to the least:
 *
 * 1. the complete fragment;
 * 2. the fragment without the parts that fail, here or while the content is resolved;
 * 3. the build snapshot, if the whole fragment fails;
 * 4. an empty 503, for which hosts show their last good copy or their fallback.
 */

import { contentWithoutAnnouncement } from '../chrome/content-at-instant.ts';
import type { FailedPart } from '../content/content.ts';
import { type FragmentName, NOTHING_OMITTED, type Omitted } from '../content/parts.ts';
import type { Values } from '../html/template.ts';
import { withAssetTags } from '../release/asset-tags.ts';
import type { BuildSnapshot } from '../release/build-snapshot.ts';
import { errorText } from '../runtime/error-text.ts';
import { type Fragment, type RenderedHtml, toFragment } from './fragment-cache.ts';
import type { ParsedRequest } from './parse-request.ts';

/**
 * Renders all parts at once. If that fails, adds them one by one, and omits those that fail.
 *
 * @param partsOf names the parts; called only after a failure, because damaged content may have none
 * @throws what `render` throws without any part, or Error if every part fails
 */
export function renderWithoutFailingParts(
  partsOf: () => readonly string[],
  render: (omitted: Omitted) => string,
): RenderedHtml {
  try {
    return { html: render(NOTHING_OMITTED), failed: [] };
  } catch {
    return addPartByPart(partsOf(), render);
  }
}

function addPartByPart(parts: readonly string[], render: (omitted: Omitted) => string): RenderedHtml {
  const omitted = new Set(parts);
  const failed: FailedPart[] = [];
  let html = render(omitted);
  for (const part of parts) {
    omitted.delete(part);
    try {
      html = render(omitted);
    } catch (error) {
      omitted.add(part);
      failed.push({ part, error });
    }
  }
  if (omitted.size === parts.length) throw new Error(`No part could be rendered: ${errorText(failed[0]?.error)}`);
  return { html, failed };
}

interface FromSnapshot {
  readonly fragment: Fragment;
  readonly values: Values;
  /** When its content changes, in milliseconds since 1970. */
  readonly changesAt: number;
}

/**
 * @param snapshot `null` in a build without one
 * @param now milliseconds since 1970
 * @returns null if the snapshot lacks the language
 */
export function fromBuildSnapshot(
  snapshot: BuildSnapshot | null,
  name: FragmentName,
  { parameters, addresses, origins, assets }: ParsedRequest,
  now: number,
): FromSnapshot | null {
  const html = snapshot?.[name][parameters.lang];
  if (html === undefined) return null;
  const { siteOrigin: site, serviceOrigin: service } = origins;
  const year = String(new Date(now).getUTCFullYear());
  return {
    fragment: toFragment(parameters.assets === 'include' ? withAssetTags(html, assets) : html, []),
    values: { ...addresses, site, service, year, theme: parameters.theme },
    changesAt: contentWithoutAnnouncement(now).changesAt,
  };
}
