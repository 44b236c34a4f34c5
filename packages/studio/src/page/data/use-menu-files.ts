/** Menus, footer and labels from the files. */

import { useQuery } from '@tanstack/react-query';
import { apiQuery, IMMUTABLE } from './query-client.ts';

/** A query whose `data` is undefined until it has loaded. */
export function useMenuFiles() {
  return useQuery({ ...apiQuery('GET /menus', {}), ...IMMUTABLE });
}
