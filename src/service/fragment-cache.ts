/** Remembers rendered fragments, into which the addresses of a page are filled. */

import type { FailedPart } from '../content/content.ts';
import { createTemplate, fillTemplate, type Template, type Values } from '../html/template.ts';
import type { Body } from '../response/body-response.ts';
import { contentHash, entityTag } from '../response/entity-tag.ts';
import { ScanResistantCache } from '../response/scan-resistant-cache.ts';
import type { RenderedParts } from './render-parts.ts';

/** Rendered, except for the values of its placeholders. */
export interface Fragment {
  readonly template: Template;
  /** Of the text between the placeholders. */
  readonly hash: string;
  /** The parts that are missing. */
  readonly failed: readonly FailedPart[];
  /** The last body for values that are still in use: as long as a query is cached, so are its bodies. */
  readonly bodies: WeakMap<Values, RememberedBody>;
}

type FilledBody = Pick<Body, 'content' | 'etag'>;

interface RememberedBody extends FilledBody {
  /** What the body depends on besides fragment and values. */
  readonly detail: string;
}

/** Of a fragment without placeholders. */
const NO_VALUES: Values = {};

export interface Rendered {
  readonly fragment: Fragment;
  /** Whether nothing had to be rendered for this request. */
  readonly reused: boolean;
}

/** A fragment for a request. */
export interface FilledFragment extends Rendered {
  readonly values: Values;
}

export interface FragmentCache {
  /** @param key names everything that the fragment depends on, except the values of its placeholders */
  getOrRender(key: string, render: () => RenderedParts): Rendered;
}

/** In bytes: about 300 headers, a small part of a worker's memory. */
const CAPACITY = 16 * 1024 * 1024;

/** In milliseconds: a part that failed is then tried again, because it may have failed by chance. */
const RETRY_AFTER = 30_000;

interface Entry {
  readonly fragment: Fragment;
  /** Milliseconds since 1970. */
  readonly renderedAt: number;
}

/** @param now milliseconds since 1970 */
export function createFragmentCache(now: () => number): FragmentCache {
  const entries = new ScanResistantCache<Entry>(CAPACITY, ({ fragment }) => fragment.template.size);
  const isUsable = ({ fragment, renderedAt }: Entry) =>
    fragment.failed.length === 0 || Math.abs(now() - renderedAt) < RETRY_AFTER;
  return {
    getOrRender(key, render) {
      const found = entries.get(key);
      if (found && isUsable(found)) return { fragment: found.fragment, reused: true };
      const { html, failed } = render();
      const fragment = toFragment(html, failed);
      entries.admit(key, { fragment, renderedAt: now() });
      return { fragment, reused: false };
    },
  };
}

/** @param html with placeholders */
export function toFragment(html: string, failed: readonly FailedPart[]): Fragment {
  return { template: createTemplate(html), hash: contentHash(html), failed, bodies: new WeakMap() };
}

/**
 * The fragment with its values filled in.
 *
 * @param remember whether the same values may be filled in again
 */
export function bodyOf({ fragment, values, reused }: FilledFragment, remember: boolean): Body {
  const make = () => ({
    content: fillTemplate(fragment.template, values),
    etag: entityTag(contentHash(identityOf(fragment, values))),
  });
  const { content, etag } = remember ? rememberedBody(fragment, values, '', make) : make();
  return { content, etag, reused };
}

/** The body of a fragment that has no placeholders. */
export function bodyWithoutValues(rendered: Rendered): Body {
  return bodyOf({ ...rendered, values: NO_VALUES }, true);
}

/** The body that was made last for the same values and detail, or a new one. */
export function rememberedBody(
  { bodies }: Fragment,
  values: Values,
  detail: string,
  make: () => FilledBody,
): FilledBody {
  const known = bodies.get(values);
  if (known?.detail === detail) return known;
  const made = make();
  bodies.set(values, { ...made, detail });
  return made;
}

/** Equal for filled fragments that are the same, byte by byte. */
export function identityOf({ hash, template }: Fragment, values: Values): string {
  return [hash, ...template.names.map((name) => values[name])].join('\n');
}
