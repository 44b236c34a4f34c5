/** Sorts warnings into groups by how much they matter to visitors. */

import type { GroupedWarning, Warning } from '../contract/api.ts';

const GROUPS: Readonly<Record<Warning['warning'], GroupedWarning['group']>> = {
  'link-broken': 'stops',
  date: 'stops',
  'blog-source': 'stops',
  'site-unknown': 'stops',
  contrast: 'stops',
  placeholder: 'look-at',
  long: 'look-at',
  'too-large': 'look-at',
  'language-missing': 'look-at',
  gap: 'information',
  overlap: 'information',
};

export function grouped(warnings: readonly Warning[]): readonly GroupedWarning[] {
  return warnings.map((warning) => ({ ...warning, group: GROUPS[warning.warning] }));
}
