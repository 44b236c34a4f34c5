/** Matches and splits the parameter `breadcrumbs`. Lines may end with CRLF, as forms send them. */

import { ROOT_RELATIVE } from '../contract/address.ts';

/** A page above the host's page, or, as the last, the page itself. */
export interface Breadcrumb {
  readonly title: string;
  /** A path on the site. */
  readonly url: string;
}

export const MAX_BREADCRUMBS = 8;

/** In characters, once percent-encoded. */
export const MAX_BREADCRUMBS_LENGTH = 2048;

const CONTROLS = '\\u0000-\\u001f\\u007f-\\u009f';

/** A path, a space, and a title without control characters. */
const BREADCRUMB = `${ROOT_RELATIVE} [^\\s${CONTROLS}][^${CONTROLS}]{0,99}`;

export const BREADCRUMBS = new RegExp(`^${BREADCRUMB}(?:\\r?\\n${BREADCRUMB}){0,${MAX_BREADCRUMBS - 1}}$`);

/** @param text matches `BREADCRUMBS` */
export function parseBreadcrumbs(text: string): readonly Breadcrumb[] {
  return text.split(/\r?\n/).map((line) => {
    const space = line.indexOf(' ');
    return { title: line.slice(space + 1), url: line.slice(0, space) };
  });
}
