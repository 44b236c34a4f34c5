/** Lists the columns of a menu item, which the link tree writes in one of two forms. */

import type { ColumnFile, NavigationFile } from './link-tree-schema.ts';

/** The columns with their paths in the item. A plain link has none. */
export function columnFilesOf(item: NavigationFile): readonly (readonly [path: string, column: ColumnFile])[] {
  if ('url' in item) return [];
  if ('columns' in item) return item.columns.map((file, index) => [`columns.${index}`, file]);
  return (['firstColumn', 'secondColumn', 'thirdColumn'] as const).flatMap((name) => {
    const file = item[name];
    return file ? [[name, file] as const] : [];
  });
}
