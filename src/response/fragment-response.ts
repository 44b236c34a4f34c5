/** A body and its freshness → the response that hosts and their caches can rely on. */

import type { Language } from '../contract/language.ts';
import type { ChromeState } from '../contract/state.ts';
import type { Notice } from '../request/chrome-request.ts';
import { matchesEntityTag } from './entity-tag.ts';
import type { Fragment } from './fragment-cache.ts';
import { cacheControl, type Lifetimes } from './lifetimes.ts';
import { noticeHeader } from './notice-header.ts';

export const HTML = 'text/html; charset=utf-8';
export const JSON_DATA = 'application/json';

export interface FragmentAnswer {
  readonly fragment: Fragment;
  readonly reused: boolean;
  readonly language: Language;
  readonly lifetimes: Lifetimes;
  readonly state: ChromeState;
  readonly notices: readonly Notice[];
  readonly version: string;
  readonly contentType: string;
}

/** 200 with the whole body, or 304 for the tag of this very body. Nothing else of the request matters. */
export function fragmentResponse(answer: FragmentAnswer, ifNoneMatch: string | null): Response {
  const { fragment } = answer;
  const notice = noticeHeader(answer.notices);
  const headers: Record<string, string> = {
    'content-language': answer.language,
    etag: fragment.etag,
    'cache-control': cacheControl(answer.lifetimes),
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'etag, portico-notice, portico-state, portico-version, server-timing',
    'x-content-type-options': 'nosniff',
    'server-timing': `render;desc="${answer.reused ? 'reused' : 'new'}"`,
    'portico-state': answer.state,
    'portico-version': answer.version,
  };
  if (notice !== null) headers['portico-notice'] = notice;
  if (matchesEntityTag(ifNoneMatch, fragment.etag)) return new Response(null, { status: 304, headers });
  headers['content-type'] = answer.contentType;
  return new Response(fragment.body, { headers });
}
