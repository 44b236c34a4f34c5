/** The sites and pages that show a message, in all its languages. */

import { memo } from 'react';
import type { Language } from '../../../../../src/contract/language.ts';
import type { Problem } from '../../contract/api.ts';
import { fieldName } from '../../model/entry-types.ts';
import { Checkbox } from '../controls/checkbox.tsx';
import { useSites } from '../data/use-sites.ts';
import { fieldError } from '../entries/field-error.ts';
import { Stack } from '../kit/layout.tsx';
import { NeedsRole } from '../rights/needs-role.tsx';
import { readOnlyUnless, useHasRole } from '../rights/use-rights.ts';
import type { MessageField } from './edit-message.ts';
import { MessageText } from './message-text.tsx';
import { shownSites, toggledSite } from './shown-sites.ts';

const WHERE_ROLE = 'where-role';

interface WhereFieldsProps {
  readonly language: Language;
  /** As in `MessageFields`; empty for all. */
  readonly sites: string;
  readonly paths: string;
  readonly problems: readonly Problem[];
  readonly onChange: (field: MessageField, value: string) => void;
}

/** Renders again only when its own properties change. */
export const WhereFields = memo(function WhereFields(props: WhereFieldsProps) {
  const { language, sites, paths, problems, onChange } = props;
  const access = readOnlyUnless(useHasRole('author'), WHERE_ROLE);
  const known = useSites();
  const options = shownSites(sites, known);
  const ticked = options.filter(({ isShown }) => isShown);
  const error = fieldError(problems, language, 'sites');
  return (
    <Stack gap={3}>
      <NeedsRole needed="author" id={WHERE_ROLE}>
        Only authors can change where it is shown.
      </NeedsRole>
      {options.length < 2 ? null : (
        <fieldset aria-describedby="sites-hint" data-field="sites">
          <legend className="studio-field__label">{fieldName('sites')}</legend>
          <div className="studio-stack studio-fieldset__rows">
            {options.map(({ id, title, isShown }) => (
              <Checkbox
                key={id}
                isSelected={isShown}
                {...access}
                isDisabled={isShown && ticked.length === 1}
                onChange={() => onChange('sites', toggledSite(sites, known, id))}
              >
                {title}
              </Checkbox>
            ))}
          </div>
          <span id="sites-hint" className={error === null ? 'studio-field__hint' : 'studio-field__error'}>
            {error ?? 'With all ticked, sites that are added later show it too.'}
          </span>
        </fieldset>
      )}
      <MessageText
        field="paths"
        {...access}
        value={paths}
        onChange={onChange}
        lines={2}
        hasLines
        error={fieldError(problems, language, 'paths')}
        hint="One per line, without the language: /pricing, or /docs/* for /docs and everything below. Leave empty for all pages."
      />
    </Stack>
  );
});
