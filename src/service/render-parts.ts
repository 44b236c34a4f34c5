/** Renders a fragment without the parts that fail. */

import { type LeftOut, NOTHING_LEFT_OUT } from '../chrome/parts.ts';
import { errorText } from '../runtime/error-text.ts';

export interface FailedPart {
  readonly part: string;
  readonly error: string;
}

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
export function renderParts(parts: readonly string[], render: (leftOut: LeftOut) => string): RenderedParts {
  try {
    return { html: render(NOTHING_LEFT_OUT), failed: [] };
  } catch {
    return renderOneByOne(parts, render);
  }
}

function renderOneByOne(parts: readonly string[], render: (leftOut: LeftOut) => string): RenderedParts {
  const leftOut = new Set(parts);
  const failed: FailedPart[] = [];
  let html = render(leftOut);
  for (const part of parts) {
    leftOut.delete(part);
    try {
      html = render(leftOut);
    } catch (error) {
      leftOut.add(part);
      failed.push({ part, error: errorText(error) });
    }
  }
  if (leftOut.size === parts.length) throw new Error(`No part could be rendered: ${failed[0]?.error}`);
  return { html, failed };
}
