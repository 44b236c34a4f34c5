/** Renders a fragment without the parts that fail. */

import type { FailedPart } from '../content/content.ts';
import { NOTHING_OMITTED, type Omitted } from '../content/parts.ts';
import { errorText } from '../runtime/error-text.ts';

export interface RenderedParts {
  readonly html: string;
  readonly failed: readonly FailedPart[];
}

/**
 * Renders all parts at once. If that fails, adds them one by one, and leaves out those that fail.
 *
 * @param parts their names; one that contains others comes before them
 * @throws what `render` throws without any of them, or if none of them can be added
 */
export function renderParts(parts: readonly string[], render: (omitted: Omitted) => string): RenderedParts {
  try {
    return { html: render(NOTHING_OMITTED), failed: [] };
  } catch {
    return renderOneByOne(parts, render);
  }
}

function renderOneByOne(parts: readonly string[], render: (omitted: Omitted) => string): RenderedParts {
  const omitted = new Set(parts);
  const failed: FailedPart[] = [];
  let html = render(omitted);
  for (const part of parts) {
    omitted.delete(part);
    try {
      html = render(omitted);
    } catch (error) {
      omitted.add(part);
      failed.push({ part, error: errorText(error) });
    }
  }
  if (omitted.size === parts.length) throw new Error(`No part could be rendered: ${failed[0]?.error}`);
  return { html, failed };
}
