/** Remembers rendered fragments, and their bodies once the addresses of a page are filled in. */

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

/** A fragment for a request. */
export interface FilledFragment extends Rendered {
  readonly values: Values;
}

export interface Rendered {
  readonly fragment: Fragment;
  /** Whether nothing had to be rendered for this request. */
  readonly reused: boolean;
}

export interface FilledBody extends Body {
  /** Names everything that it depends on. */
  readonly key: string;
}

/** The values of placeholders by name. */
export type Values = Readonly<Record<string, string>>;

export interface FragmentCache {
  getOrRender(key: string, render: () => RenderedParts): Rendered;
  /** Fills in the values. */
  fill(filled: FilledFragment): FilledBody;
}

/** In characters for fragments and in bytes for bodies: each about 150 headers, a small part of a worker's memory. */
const CAPACITY = 8 * 1024 * 1024;

export function createFragmentCache(): FragmentCache {
  const fragments = new ScanResistantCache<Fragment>(CAPACITY, ({ template }) => lengthOf(template));
  const bodies = new ScanResistantCache<Uint8Array<ArrayBuffer>>(CAPACITY, (bytes) => bytes.byteLength);
  const encoder = new TextEncoder();
  return {
    getOrRender(key, render) {
      const found = fragments.get(key);
      if (found) return { fragment: found, reused: true };
      const { html, failed } = render();
      const fragment = toFragment(key, html, failed);
      fragments.offer(key, lengthOf(fragment.template), () => fragment);
      return { fragment, reused: false };
    },
    fill({ fragment, values, reused }) {
      const used = fragment.template.names.map((name) => values[name]);
      const key = [fragment.key, ...used].join('\n');
      const etag = entityTag(contentHash([fragment.hash, ...used].join('\n')));
      const found = bodies.get(key);
      if (found) return { key, content: found, etag, reused };
      const text = fillTemplate(fragment.template, values);
      // encoded only if that is worth it
      const stored = bodies.offer(key, lengthOf(fragment.template), () => new Uint8Array(encoder.encode(text)));
      return { key, content: stored ?? text, etag, reused };
    },
  };
}

/** @param html with placeholders */
export function toFragment(key: string, html: string, failed: readonly FailedPart[]): Fragment {
  return { key, template: createTemplate(html), hash: contentHash(html), failed };
}

export function lengthOf({ texts }: Template): number {
  return texts.reduce((sum, text) => sum + text.length, 0);
}
