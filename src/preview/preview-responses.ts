/** Responds with the preview page and the sample page: never cached or indexed, and with a strict policy. */

import { type ContentSnapshot, snapshotAt } from '../chrome/content-snapshot.ts';
import type { Content } from '../content/content.ts';
import type { Language } from '../contract/language.ts';
import { assetPath, type PreviewAssets, type ReleaseAssets } from '../release/release.ts';
import type { ParameterOptions } from '../request/define-parameter.ts';
import { type RequestRoute, requestFragments } from './fragment-responses.ts';
import { renderPreviewPage } from './preview-page.tsx';
import { parsePreviewState } from './preview-state.ts';
import { renderSamplePage } from './sample-page.tsx';

interface PreviewOptions extends ParameterOptions {
  readonly contentFor: (language: Language) => Content;
  readonly assets: ReleaseAssets;
  readonly previewAssets: PreviewAssets;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const PREVIEW_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  'img-src data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** As strict as a host may be, so that the preview breaks if the fragments need more than the contract states. */
const SAMPLE_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "connect-src 'self'",
  "img-src 'self' https: data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
].join('; ');

export async function previewResponse(url: URL, options: PreviewOptions, request: RequestRoute): Promise<Response> {
  const state = parsePreviewState(url, options);
  const content = options.contentFor(state.values.lang);
  const now = options.now();
  const snapshot: ContentSnapshot = snapshotAt(content, state.values.at ?? now, state.values.seed ?? '');
  const responses = await requestFragments(request, state, options.assets);
  const page = renderPreviewPage(
    { state, content, snapshot, now, responses, origin: url.origin },
    options.previewAssets,
  );
  return htmlResponse(page, PREVIEW_POLICY);
}

export async function samplePageResponse(url: URL, options: PreviewOptions, request: RequestRoute): Promise<Response> {
  const state = parsePreviewState(url, options);
  return htmlResponse(await renderSamplePage(state, assetPath(options.previewAssets.sample), request), SAMPLE_POLICY);
}

function htmlResponse(html: string, policy: string): Response {
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  });
}
