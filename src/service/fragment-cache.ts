/** Caches rendered fragments, and bodies with the page's URLs filled in. */

import type { FailedPart } from '../content/content.ts';
import { createTemplate, fillTemplate, type Template, type Values } from '../html/template.ts';
import type { Body } from '../response/body-response.ts';
import { contentHash, entityTag } from '../response/entity-tag.ts';
import { createLru } from '../runtime/lru.ts';

/** A rendered fragment with placeholders for per-page values. */
export interface Fragment {
  readonly template: Template;
  /** The hash of the HTML with placeholders. */
  readonly hash: string;
  /** The parts that are missing. */
  readonly failed: readonly FailedPart[];
}

export interface RenderedHtml {
  /** With placeholders. */
  readonly html: string;
  readonly failed: readonly FailedPart[];
}

export interface Rendered {
  readonly fragment: Fragment;
  /** Whether this request needed no rendering. */
  readonly reused: boolean;
}

/** A fragment, and the values of its placeholders for a page. */
export interface FragmentWithValues extends Rendered {
  readonly values: Values;
}

interface Entry {
  readonly fragment: Fragment;
  /** Milliseconds since 1970. */
  readonly renderedAt: number;
}

/** In bytes: header and footer of forty sites in six languages and two themes, a quarter of a worker's memory. */
const FRAGMENTS = 32 * 1024 * 1024;
/** In bytes; hosts repeat the same few requests. */
const BODIES = 24 * 1024 * 1024;
/** In characters, so that long addresses cannot fill the memory. */
const MAX_IDENTITY = 2_000;

/** In milliseconds: when to retry a failed part, which may have failed by chance. */
const RETRY_AFTER = 30_000;

const NO_VALUES: Values = {};

export type FragmentCache = ReturnType<typeof createFragmentCache>;

/** @param now milliseconds since 1970 */
export function createFragmentCache(now: () => number) {
  const fragments = createLru<Entry>(FRAGMENTS);
  const bodies = createLru<Omit<Body, 'reused'>>(BODIES);
  const isUsable = ({ fragment, renderedAt }: Entry) =>
    fragment.failed.length === 0 || Math.abs(now() - renderedAt) < RETRY_AFTER;

  /** @param identity equal only for byte-identical bodies */
  function getOrMakeBody(identity: string, make: () => Omit<Body, 'reused'>): Omit<Body, 'reused'> {
    if (identity.length > MAX_IDENTITY) return make();
    const known = bodies.get(identity);
    if (known) return known;
    const made = make();
    bodies.set(identity, made, made.content.length);
    return made;
  }

  function fill({ fragment, values, reused }: FragmentWithValues): Body {
    const identity = identityOf(fragment, values);
    const body = getOrMakeBody(identity, () => ({
      content: fillTemplate(fragment.template, values),
      etag: entityTag(contentHash(identity)),
    }));
    return { ...body, reused };
  }

  return {
    /** @param key names everything that the fragment depends on, except the values of its placeholders */
    getOrRender(key: string, render: () => RenderedHtml): Rendered {
      const found = fragments.get(key);
      if (found && isUsable(found)) return { fragment: found.fragment, reused: true };
      const { html, failed } = render();
      const fragment = toFragment(html, failed);
      fragments.set(key, { fragment, renderedAt: now() }, fragment.template.size);
      return { fragment, reused: false };
    },

    /** The fragment with its values filled in. */
    fill,

    /** The fragment of a template without placeholders. */
    toBody: (rendered: Rendered): Body => fill({ ...rendered, values: NO_VALUES }),

    getOrMakeBody,
  };
}

/** @param html with placeholders */
export function toFragment(html: string, failed: readonly FailedPart[]): Fragment {
  return { template: createTemplate(html), hash: contentHash(html), failed };
}

/** Equal only for byte-identical filled fragments. */
export function identityOf({ hash, template }: Fragment, values: Values): string {
  return [hash, ...template.names.map((name) => values[name])].join('\n');
}
