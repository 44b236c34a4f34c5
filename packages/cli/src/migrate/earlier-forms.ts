/** Earlier content formats: read with a warning for one minor version, and rejected by the next. */

import { UserError } from '../user-error.ts';
import { fromRelease040, type Migrated } from './from-0.4.0.ts';

export interface EarlierForm {
  /** The last release that wrote it. */
  readonly of: string;
  /** The release that rejects it. */
  readonly refusedBy: string;
  readonly migrate: (files: Files) => Migrated;
}

/** The parsed JSON of each file by its name, of any shape. */
type Files = Readonly<Record<string, unknown>>;

/** The oldest first. */
export const EARLIER_FORMS: readonly EarlierForm[] = [{ of: '0.4.0', refusedBy: '0.6.0', migrate: fromRelease040 }];

export interface ReadForms {
  /** In the format of this release. */
  readonly files: Files;
  /** Which format the files have, until when it is read, and what to do. */
  readonly warnings: readonly string[];
}

/**
 * @param version of this release
 * @throws UserError that names every outdated entry that this release rejects
 */
export function readEarlierForms(files: Files, version: string): ReadForms {
  const warnings: string[] = [];
  let current = files;
  for (const { of, refusedBy, migrate } of EARLIER_FORMS) {
    const { files: migrated, changes } = migrate(current);
    if (changes.length === 0) continue;
    const isRefused = version.localeCompare(refusedBy, 'en', { numeric: true }) >= 0;
    const verdict = isRefused ? 'which this release no longer reads' : `which ${refusedBy} will no longer read`;
    const text = [`The content has the format of ${of}, ${verdict}. Run portico migrate, which changes:`, ...changes];
    if (isRefused) throw new UserError(text.join('\n  '));
    warnings.push(text.join('\n  '));
    current = migrated;
  }
  return { files: current, warnings };
}
