/** The person's rights. */

import type { Language } from '../../../../../src/contract/language.ts';
import { hasRole, type Rights, type Role } from '../../contract/rights.ts';
import { useSession } from '../data/draft-provider.tsx';

export function useRights(): Rights {
  return useSession().rights;
}

export function useHasRole(role: Role): boolean {
  return hasRole(useRights(), role);
}

/** Whether the person may change texts in the language. */
export function useMayTranslate(language: Language): boolean {
  return useRights().texts.includes(language);
}

/**
 * Properties that make a field read-only unless `mayChange`.
 *
 * @param reason the id of the sentence that says why
 * @param others ids of further descriptions
 */
export function readOnlyUnless(mayChange: boolean, reason: string, others = '') {
  return mayChange ? {} : ({ isReadOnly: true, 'aria-describedby': `${others} ${reason}`.trim() } as const);
}
