/** Where the preview page is; apart from its code, which only its requests evaluate. */

export const PREVIEW_PATH = '/chrome/preview';
export const SAMPLE_PAGE_PATH = '/chrome/preview/page';

/** Below it are the images of the sample blog, where that is not on the network. */
export const BLOG_IMAGES_PATH = '/chrome/preview/blog/';
