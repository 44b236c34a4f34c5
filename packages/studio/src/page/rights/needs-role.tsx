/** Tells people without a right who has it. */

import type { ReactNode } from 'react';
import type { Language } from '../../../../../src/contract/language.ts';
import { languageName } from '../../contract/language-name.ts';
import type { Role } from '../../contract/rights.ts';
import { useSession } from '../data/draft-provider.tsx';
import { Row } from '../primitives/layout.tsx';
import { formatRole } from './format-role.ts';
import { useHasRole, useMayTranslate } from './use-rights.ts';

interface NeedsRoleProps {
  readonly needed: Role;
  /** Who can do what: `Only authors can add messages.` */
  readonly children: string;
  /** Its id, for the fields that it describes. */
  readonly id?: string;
}

/** Renders nothing if the person has the role. */
export function NeedsRole({ needed, children, id }: NeedsRoleProps) {
  return useHasRole(needed) ? null : <Reason id={id}>{children}</Reason>;
}

interface NeedsLanguageProps {
  readonly language: Language;
  /** The end of the sentence: `change these texts`. */
  readonly children: string;
  readonly id?: string;
}

/** Renders nothing if the person may change texts in the language. */
export function NeedsLanguage({ language, children, id }: NeedsLanguageProps) {
  if (useMayTranslate(language)) return null;
  return (
    <Reason id={id}>
      Only authors and translators of {languageName(language)} can {children}.
    </Reason>
  );
}

function Reason({ id, children }: { readonly id: string | undefined; readonly children: ReactNode }) {
  const { rights, sites } = useSession();
  return (
    <Row as="p" gap={2} align="start" oneLine measure size="body" tone="quiet" className="studio-needs-role" id={id}>
      <svg
        className="studio-needs-role__icon"
        aria-hidden="true"
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      >
        <path d="M5 7V5a3 3 0 0 1 6 0v2M3.5 7h9v6.5h-9z" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <span>
        {children} Your role is {formatRole(rights, sites)}.
      </span>
    </Row>
  );
}
