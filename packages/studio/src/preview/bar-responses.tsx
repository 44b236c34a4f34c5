/**
 * Responds with the real header for one message, even an incomplete one, and with the document in which the editor
 * measures it.
 */

import * as v from 'valibot';
import type { CompanyContent } from '../../../../src/content/company-content.ts';
import type { Announcement } from '../../../../src/content/content.ts';
import type { ContentReader } from '../../../../src/content/content-for.ts';
import { createResolver } from '../../../../src/content/resolver.ts';
import { addressSchema } from '../../../../src/content/text-schema.ts';
import type { Language } from '../../../../src/contract/language.ts';
import { MAIN_SITE } from '../../../../src/contract/site.ts';
import type { ApiError } from '../contract/api.ts';
import type { MessageFields } from '../contract/draft.ts';
import { barRequestSchema } from '../contract/requests.ts';
import { listIn } from '../fields/lines.ts';
import { type StudioFiles, studioFilePath } from '../files/files.ts';
import { pageResponse } from './page-responses.ts';
import { renderDocument } from './render-document.tsx';

/** An empty document, which the Studio's page fills with headers. */
export function barDocument(files: StudioFiles): Response {
  const html = renderDocument({
    title: 'Header',
    description: 'The header with one message.',
    styles: [studioFilePath(files.preview.sample)],
    scripts: [],
    linkTarget: '_blank',
    bodyClass: 'sample',
    body: [],
  });
  return pageResponse(html, 'bar');
}

interface BarOptions {
  readonly locales: CompanyContent;
  /** The content of `locales`; the message replaces its announcements. */
  readonly content: ContentReader;
  /** Requests a route of a service with other content. */
  readonly request: (path: string, content: ContentReader) => Promise<Response>;
}

/** @param body a `BarRequest`, not parsed yet */
export async function barResponse(body: unknown, { locales, content, request }: BarOptions): Promise<Response> {
  const parsed = v.safeParse(barRequestSchema, body);
  if (!parsed.success) return invalid(parsed.issues[0].message);
  const { language, theme, message } = parsed.output;
  const announcements = [announcementOf(message, locales, language)];
  const site = siteOf(message, locales);
  const withMessage = { ...content.contentFor({ site, language }), announcements, defaultMessages: [] };
  const query = new URLSearchParams({ lang: language, theme, transparent: 'false', site });
  const header = await request(`/chrome/header?${query}`, { ...content, contentFor: () => withMessage });
  return pageResponse(await header.text(), 'bar');
}

/** A site that shows the message, preferably the main site. */
function siteOf({ sites }: MessageFields, { links }: CompanyContent): string {
  const chosen = listIn(sites);
  if (chosen.includes(MAIN_SITE)) return MAIN_SITE;
  return chosen.find((id) => Object.hasOwn(links.sites ?? {}, id)) ?? MAIN_SITE;
}

/** The message without limits to pages and times; an invalid link becomes the home page. */
function announcementOf(
  { title, description, cta, link }: MessageFields,
  locales: CompanyContent,
  language: Language,
): Announcement {
  const { fill, href, attempt } = createResolver(locales, MAIN_SITE, language);
  const address = (v.is(addressSchema, link) && attempt('header', 'message', () => href({ url: link }))) || '/';
  return {
    id: 'message',
    title: fill(title),
    description: fill(description),
    cta: fill(cta),
    link: address,
    weight: 1,
    startDate: null,
    endDate: null,
    paths: null,
  };
}

function invalid(reason: string): Response {
  const error: ApiError = { error: 'invalid', message: `The message cannot be shown: ${reason}.` };
  return Response.json(error, { status: 400, headers: { 'cache-control': 'no-store' } });
}
