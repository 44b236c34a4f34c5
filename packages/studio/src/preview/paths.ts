/** The paths of previews, separate from their code, which loads with the first request. */

import { PREVIEW_PATH } from '../contract/pages.ts';

export const BAR_PATH = `${PREVIEW_PATH}/bar`;
export const MENUS_PATH = `${PREVIEW_PATH}/menus`;

/** The path prefix of the sample blog's images. */
export const SAMPLE_BLOG_PATH = '/sample-blog/';

/** The paths of a preview page and of the sample page in its frames. */
export interface PreviewPlace {
  readonly page: string;
  readonly sample: string;
  /** Whether people can choose which messages it shows. */
  readonly hasChoice: boolean;
}

/** For the people of the Studio. */
export const STUDIO_PLACE: PreviewPlace = { page: PREVIEW_PATH, sample: `${PREVIEW_PATH}/page`, hasChoice: true };

/** For people with the link to a shared draft. */
export function sharePlace(secret: string): PreviewPlace {
  const page = `/share/${encodeURIComponent(secret)}`;
  return { page, sample: `${page}/page`, hasChoice: false };
}
