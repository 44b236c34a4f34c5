/** Groups the warnings of a check: people tick a group at once, and the page counts groups that are not ticked. */

import { type GroupedWarning, WARNING_GROUPS } from '../../contract/api.ts';

export interface WarningGroup {
  readonly id: GroupedWarning['group'];
  readonly title: string;
  /** `1 warning`, `12 warnings` */
  readonly count: string;
  readonly warnings: readonly GroupedWarning[];
}

const TITLES: Readonly<Record<WarningGroup['id'], string>> = {
  stops: 'Stop: probably a mistake',
  'look-at': 'Look at',
  information: 'For information',
};

/** Those with warnings, most important first. */
export function warningGroups(warnings: readonly GroupedWarning[]): readonly WarningGroup[] {
  return WARNING_GROUPS.map((id) => {
    const own = warnings.filter(({ group }) => group === id);
    return { id, title: TITLES[id], count: countText(own.length), warnings: own };
  }).filter(({ warnings: own }) => own.length > 0);
}

export function countText(count: number): string {
  return count === 1 ? '1 warning' : `${count} warnings`;
}

/** Whether all of its warnings have been seen, including those that a change of the selection has added. */
export function isTicked({ warnings }: WarningGroup, acknowledged: ReadonlySet<string>): boolean {
  return warnings.every(({ key }) => acknowledged.has(key));
}
