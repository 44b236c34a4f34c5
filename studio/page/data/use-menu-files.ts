/** What the files have of menus, footer and labels. */

import { useQuery } from '@tanstack/react-query';
import type { MenusAnswer } from '../../contract/api.ts';
import { IMMUTABLE } from './query-client.ts';

/** Its data is undefined until it has arrived. */
export function useMenuFiles() {
  return useQuery<MenusAnswer>({ queryKey: ['menus'], ...IMMUTABLE });
}
