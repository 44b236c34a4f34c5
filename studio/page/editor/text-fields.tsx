/** The texts and the link of a message in one language. */

import { useCallback, useMemo, useState } from 'react';
import type { Language } from '../../../src/contract/language.ts';
import type { Problem } from '../../contract/api.ts';
import type { MessageFields } from '../../contract/draft.ts';
import { useSession } from '../data/draft-provider.tsx';
import type { MessageField } from './edit-message.ts';
import { fieldError } from './field-error.ts';
import { MessageText } from './message-text.tsx';
import { resolvedLink } from './resolved-link.ts';

interface TextFieldsProps {
  readonly language: Language;
  readonly fields: MessageFields;
  readonly problems: readonly Problem[];
  readonly onChange: (field: MessageField, value: string) => void;
}

export function TextFields({ language, fields, problems, onChange }: TextFieldsProps) {
  const [visited, setVisited] = useState<ReadonlySet<MessageField>>(new Set());
  const visit = useCallback(
    (field: MessageField) => setVisited((before) => (before.has(field) ? before : new Set(before).add(field))),
    [],
  );
  const change = useCallback(
    (field: MessageField, value: string) => {
      visit(field);
      onChange(field, value);
    },
    [visit, onChange],
  );
  const text = (field: 'title' | 'description' | 'cta' | 'link') => ({
    field,
    value: fields[field],
    onChange: change,
    onBlur: visit,
    // no error before the first visit
    error: fields[field] !== '' || visited.has(field) ? fieldError(problems, language, field) : null,
  });
  return (
    <div className="studio-texts">
      <MessageText {...text('title')} lang={language} hint="In bold, at the start of the bar." />
      <MessageText
        {...text('description')}
        lang={language}
        lines={2}
        hint="After the title. Screens narrower than 900 px leave it out."
      />
      <MessageText {...text('cta')} lang={language} hint="What visitors do, such as “Join now”." />
      <MessageText {...text('link')} inputMode="url" hint={useLinkHint(fields.link)} />
    </div>
  );
}

/** The resolved URL, or the accepted formats while the link is invalid. */
function useLinkHint(value: string) {
  const { brand } = useSession();
  return useMemo(() => {
    const link = resolvedLink(value, brand);
    if (link === null) return `A path such as /pricing/, an https address, or a path on ${originNames(brand.origins)}.`;
    return (
      <>
        Leads to{' '}
        <a href={link} target="_blank" rel="noreferrer">
          {link}
        </a>
      </>
    );
  }, [value, brand]);
}

function originNames(origins: Readonly<Record<string, string>>): string {
  const [first] = Object.keys(origins);
  return first === undefined ? 'another site' : `another site such as {${first}}/`;
}
