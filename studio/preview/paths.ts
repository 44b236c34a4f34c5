/** The paths of previews. Their code is loaded with the first request for one. */

export const BAR_PATH = '/preview/bar';
export const MENUS_PATH = '/preview/menus';

/** Below it are the images of the sample blog, if there is one. */
export const SAMPLE_BLOG_PATH = '/sample-blog/';

/** One place of the preview page, and of the sample page in its frames. */
export interface PreviewPlace {
  readonly page: string;
  readonly sample: string;
  /** Whether people choose which messages it shows. */
  readonly hasChoice: boolean;
}

/** For the people of the Studio. */
export const STUDIO_PLACE: PreviewPlace = { page: '/preview', sample: '/preview/page', hasChoice: true };

/** For those who have the link to a shared draft. */
export function sharePlace(secret: string): PreviewPlace {
  const page = `/share/${encodeURIComponent(secret)}`;
  return { page, sample: `${page}/page`, hasChoice: false };
}
