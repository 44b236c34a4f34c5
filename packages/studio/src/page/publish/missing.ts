/** Lists what has to be done before a selection can be published or scheduled, or before a review of it. */

import { parseWritten } from '../../../../../src/contract/instant.ts';
import type { GroupedWarning } from '../../contract/api.ts';
import { MAX_RELEASE_NAME_LENGTH } from '../../contract/limits.ts';
import type { WarningGroup } from './warning-groups.ts';

/** Ids of the parts of the page where it is done. */
export const PLACES = {
  entries: 'studio-pending',
  problems: 'studio-problems',
  warnings: 'studio-warnings',
  name: 'studio-publish-name',
  time: 'studio-publish-time',
} as const;

export const placeOfGroup = (group: GroupedWarning['group']) => `${PLACES.warnings}-${group}`;

export interface Missing {
  readonly text: string;
  /** The id of the part of the page where it is done; `null` if people can only wait. */
  readonly place: string | null;
}

export interface Prepared {
  /** How many entries are selected. */
  readonly selected: number;
  /** Whether the check is about what is selected now. */
  readonly isChecked: boolean;
  /** Problems to fix before publishing. */
  readonly problems: number;
  readonly links: 'checking' | 'checked' | 'unknown';
  /** The groups of warnings that are not ticked yet. */
  readonly open: readonly WarningGroup[];
  readonly name: string;
  /** Whether the selection has to have a name even if it is published now. */
  readonly needsName: boolean;
  /** As typed; `null` for now. */
  readonly time: string | null;
}

/** @param now milliseconds since 1970 */
export function missingToPublish(prepared: Prepared, now: number): readonly Missing[] {
  const { selected, links, open, time, needsName } = prepared;
  if (selected === 0) return [NOTHING];
  const instant = time === null ? now : parseWritten(time);
  return [
    ...missingOfCheck(prepared),
    ...(links === 'checking' ? [{ text: 'Wait until the links are checked.', place: null }] : []),
    ...open.map(({ id, title, count }) => ({ text: `Tick “${title}”: ${count}.`, place: placeOfGroup(id) })),
    ...missingOfName(prepared, needsName || time !== null),
    ...(instant === null ? [{ text: 'Choose a time.', place: PLACES.time }] : []),
    ...(instant !== null && instant < now ? [{ text: 'Choose a time in the future.', place: PLACES.time }] : []),
  ];
}

/** Links, warnings and a time that has passed are for whoever publishes it. */
export function missingToAsk(prepared: Prepared): readonly Missing[] {
  const { selected, time } = prepared;
  if (selected === 0) return [NOTHING];
  const isWrong = time !== null && time !== '' && parseWritten(time) === null;
  return [
    ...missingOfCheck(prepared),
    ...missingOfName(prepared, true),
    ...(isWrong ? [{ text: 'Correct the time.', place: PLACES.time }] : []),
  ];
}

const NOTHING: Missing = { text: 'Select what to publish.', place: PLACES.entries };

function missingOfCheck({ isChecked, problems }: Prepared): readonly Missing[] {
  if (!isChecked) return [{ text: 'Wait until the selection is reviewed.', place: null }];
  if (problems === 0) return [];
  return [{ text: problems === 1 ? 'Fix one problem.' : `Fix ${problems} problems.`, place: PLACES.problems }];
}

function missingOfName({ name }: Prepared, isNeeded: boolean): readonly Missing[] {
  if (name.length > MAX_RELEASE_NAME_LENGTH) return [{ text: 'Shorten the name.', place: PLACES.name }];
  return name === '' && isNeeded ? [{ text: 'Give the release a name.', place: PLACES.name }] : [];
}
