/** Remembers rendered fragments, into which the addresses of a page are filled. */

import { createTemplate, fillTemplate, type Template } from '../html/template.ts';
import type { Body } from '../response/body-response.ts';
import { contentHash, entityTag } from '../response/entity-tag.ts';
import { ScanResistantCache } from '../response/scan-resistant-cache.ts';
import type { FailedPart, RenderedParts } from './render-parts.ts';

/** Rendered, except for the values of its placeholders. */
export interface Fragment {
  /** Names everything that it depends on. */
  readonly key: string;
  readonly template: Template;
  /** Of the text between the placeholders. */
  readonly hash: string;
  /** The parts that are missing. */
  readonly failed: readonly FailedPart[];
}

export interface Rendered {
  readonly fragment: Fragment;
  /** Whether nothing had to be rendered for this request. */
  readonly reused: boolean;
}

/** A fragment for a request. */
export interface FilledFragment extends Rendered {
  readonly values: Values;
}

/** The values of placeholders by name. */
export type Values = Readonly<Record<string, string>>;

export interface FragmentCache {
  /** @param key names everything that the fragment depends on, except the values of its placeholders */
  getOrRender(key: string, render: () => RenderedParts): Rendered;
}

/** In bytes: about 300 headers, a small part of a worker's memory. */
const CAPACITY = 16 * 1024 * 1024;

export function createFragmentCache(): FragmentCache {
  const fragments = new ScanResistantCache<Fragment>(CAPACITY, ({ template }) => template.size);
  return {
    getOrRender(key, render) {
      const found = fragments.get(key);
      if (found) return { fragment: found, reused: true };
      const { html, failed } = render();
      const fragment = toFragment(key, html, failed);
      fragments.offer(key, fragment);
      return { fragment, reused: false };
    },
  };
}

/** @param html with placeholders */
export function toFragment(key: string, html: string, failed: readonly FailedPart[]): Fragment {
  return { key, template: createTemplate(html), hash: contentHash(html), failed };
}

/** The fragment with its values filled in. */
export function bodyOf({ fragment, values, reused }: FilledFragment): Body {
  const content = fillTemplate(fragment.template, values);
  return { content, etag: entityTag(contentHash(identityOf({ fragment, values }, fragment.hash))), reused };
}

/** Names everything that a filled fragment depends on. @param start the key of the fragment, or its hash */
export function identityOf({ fragment, values }: Omit<FilledFragment, 'reused'>, start: string): string {
  return [start, ...fragment.template.names.map((name) => values[name])].join('\n');
}
