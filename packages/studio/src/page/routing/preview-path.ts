/** Links to the preview page, which gets the person's time zone from them. */

import { PREVIEW_PATH } from '../../contract/pages.ts';
import { useTimeZone } from '../time/time-zone.ts';

/** @returns a function from the parameters of the preview page to its path */
export function usePreviewPath(): (parameters?: Readonly<Record<string, string>>) => string {
  const timeZone = useTimeZone();
  return (parameters = {}) => {
    const query = new URLSearchParams(parameters);
    if (timeZone !== 'UTC') query.set('zone', timeZone);
    return query.size === 0 ? PREVIEW_PATH : `${PREVIEW_PATH}?${query}`;
  };
}
