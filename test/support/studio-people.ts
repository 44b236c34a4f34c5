/** People who sign in to a Studio of `useStudio` with Cloudflare Access, each in a group of the identity provider. */

import type { Page } from 'playwright-core';
import { tokenOf } from './access.ts';
import { DESKTOP } from './browser.ts';
import { type StudioApi, studioApi } from './studio-api.ts';
import type { useStudio } from './studio-pages.ts';

/** In seconds since 1970: tests may set the clock of the Studio by days. */
const SIGNED_IN_UNTIL = Math.floor(Date.now() / 1_000) + 7 * 86_400;

/** `group@example.com` is the person of a group. */
const tokenIn = (group: string) => tokenOf(`${group}@example.com`, [group], { exp: SIGNED_IN_UNTIL });

export function peopleOf({ studio, open }: ReturnType<typeof useStudio>) {
  return {
    async apiAs(group: string): Promise<StudioApi> {
      const token = await tokenIn(group);
      return studioApi((path, init = {}) => {
        const headers = { ...Object.fromEntries(new Headers(init.headers)), 'cf-access-jwt-assertion': token };
        return studio().studio.fetch(path, { ...init, headers });
      });
    },
    /** Opens a path in a browser profile of the person, and waits until the draft is loaded. */
    async openAs(group: string, path: string, width = DESKTOP): Promise<Page> {
      const value = await tokenIn(group);
      const page = await open(path, {
        width,
        prepare: (opened) =>
          opened.context().addCookies([{ name: 'CF_Authorization', value, url: studio().studio.origin }]),
      });
      await page.getByText('Saved', { exact: true }).waitFor();
      return page;
    },
  };
}
