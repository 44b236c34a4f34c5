/** Builds the response for a body, with the headers that hosts and caches rely on. */

import type { Language } from '../contract/language.ts';
import type { ChromeState } from '../contract/state.ts';
import type { Notice } from '../request/parse-parameters.ts';
import type { CachedBody } from './body-cache.ts';
import { matchesEntityTag } from './entity-tag.ts';
import { cacheControl, type Lifetimes } from './lifetimes.ts';
import { noticeHeader } from './notice-header.ts';

export const HTML = 'text/html; charset=utf-8';
export const JSON_TYPE = 'application/json';

export interface BodyResponseInput {
  readonly body: CachedBody;
  readonly contentType: string;
  readonly language: Language;
  readonly lifetimes: Lifetimes;
  readonly state: ChromeState;
  readonly notices: readonly Notice[];
  readonly version: string;
}

/** @returns 200 with the body, or 304 without it if `ifNoneMatch` contains its entity tag */
export function bodyResponse(input: BodyResponseInput, ifNoneMatch: string | null): Response {
  const { body } = input;
  const notice = noticeHeader(input.notices);
  const headers: Record<string, string> = {
    'content-language': input.language,
    etag: body.etag,
    'cache-control': cacheControl(input.lifetimes),
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'etag, portico-notice, portico-state, portico-version, server-timing',
    'x-content-type-options': 'nosniff',
    'server-timing': `render;desc="${body.cached ? 'reused' : 'new'}"`,
    'portico-state': input.state,
    'portico-version': input.version,
  };
  if (notice !== null) headers['portico-notice'] = notice;
  if (matchesEntityTag(ifNoneMatch, body.etag)) return new Response(null, { status: 304, headers });
  headers['content-type'] = input.contentType;
  return new Response(body.bytes, { headers });
}
