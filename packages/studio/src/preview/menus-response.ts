/** Responds with the real header or footer with the menus that someone is editing. */

import * as v from 'valibot';
import { builtInLanguages } from '../../../../src/content/built-in.ts';
import type { CompanyContent } from '../../../../src/content/company-content.ts';
import type { PublishedLanguages } from '../../../../src/content/publication.ts';
import { MAIN_SITE } from '../../../../src/contract/site.ts';
import type { ApiError } from '../contract/api.ts';
import { menusPreviewSchema } from '../contract/requests.ts';
import { pageResponse } from './page-responses.ts';

/**
 * @param body a `MenusPreviewRequest`, not parsed yet
 * @param render requests a route of a service with these languages
 */
export async function menusResponse(
  body: unknown,
  locales: CompanyContent,
  render: (path: string, languages: PublishedLanguages) => Promise<Response>,
): Promise<Response> {
  const parsed = v.safeParse(menusPreviewSchema, body);
  if (!parsed.success) return invalid(parsed.issues[0].message);
  const { language, site, fragment, theme = site === MAIN_SITE ? 'light' : undefined, menus } = parsed.output;
  const files = builtInLanguages(locales);
  const languages = { ...files, [language]: { ...files[language], ...menus } };
  const query = new URLSearchParams({
    lang: language,
    site,
    ...(theme && { theme }),
    transparent: 'false',
    announcement: 'omit',
  });
  const response = await render(`/chrome/${fragment}?${query}`, languages);
  return pageResponse(await response.text(), 'bar');
}

function invalid(reason: string): Response {
  const error: ApiError = { error: 'invalid', message: `The menus cannot be shown: ${reason}.` };
  return Response.json(error, { status: 400, headers: { 'cache-control': 'no-store' } });
}
