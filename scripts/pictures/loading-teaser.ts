/** Puts a teaser in its loading state into a page. No content leads to it, because every teaser has a fallback. */

import type { Page } from 'playwright-core';
import { loadRenderer } from '../local/renderers.ts';

/** Replaces the teaser of the page that is loaded next, and never answers its request for the post. */
export async function showLoadingTeaser(page: Page): Promise<void> {
  const { renderTeaser } = await loadRenderer('shipped');
  const loading = renderTeaser({
    id: 'latest-post',
    epigraph: '',
    state: 'loading',
    loading: 'Loading…',
    language: 'en',
  });
  await page.route('**/preview/page?*', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /<a class="portico-teaser"[^>]*data-portico-state="fallback".*?<\/a>/s,
      () => loading,
    );
    await route.fulfill({ response, body });
  });
  await page.route('**/chrome/teaser/latest-post?*', () => {});
}
