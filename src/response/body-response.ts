/** Builds the response for a body, with the headers that hosts and caches rely on. */

import type { Freshness } from '../contract/freshness.ts';
import type { Language } from '../contract/language.ts';
import type { Notice } from '../request/parse-parameters.ts';
import { matchesEntityTag } from './entity-tag.ts';
import { cacheControl, type Lifetimes } from './lifetimes.ts';
import { noticeHeader } from './notice-header.ts';

export const HTML = 'text/html; charset=utf-8';
export const JSON_TYPE = 'application/json';

export interface Body {
  /** A string, or UTF-8 bytes. */
  readonly content: string | Uint8Array<ArrayBuffer>;
  readonly etag: string;
  /** Whether this request needed no rendering. */
  readonly reused: boolean;
}

export interface BodyResponseInput {
  readonly body: Body;
  readonly contentType: string;
  readonly language: Language;
  readonly lifetimes: Lifetimes;
  readonly state: Freshness;
  readonly notices: readonly Notice[];
  readonly version: string;
}

/** @returns 200 with the body, or 304 without it if `ifNoneMatch` contains its entity tag */
export function bodyResponse(input: BodyResponseInput, ifNoneMatch: string | null): Response {
  const { body } = input;
  const { etag } = body;
  const notice = noticeHeader(input.notices);
  const headers: Record<string, string> = {
    'content-language': input.language,
    etag,
    'cache-control': cacheControl(input.lifetimes),
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'etag, portico-notice, portico-state, portico-version, server-timing',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    'server-timing': `render;desc="${body.reused ? 'reused' : 'new'}"`,
    'portico-state': input.state,
    'portico-version': input.version,
  };
  if (notice !== null) headers['portico-notice'] = notice;
  if (matchesEntityTag(ifNoneMatch, etag)) return new Response(null, { status: 304, headers });
  headers['content-type'] = input.contentType;
  return new Response(body.content, { headers });
}
