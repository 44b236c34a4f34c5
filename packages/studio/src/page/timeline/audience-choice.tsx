/** Chooses the timeline's site and pages, kept in the URL, if they see different messages. */

import { useCallback, useMemo } from 'react';
import { type Audience, MAIN, type SiteName } from '../../entries/audience.ts';
import { Select } from '../controls/select.tsx';
import { useParameter } from '../routing/navigation.tsx';

/** Stands for pages that match no pattern. */
const OTHER_PAGES = 'other';

/** @returns the main site and pages without messages of their own, until someone chooses others */
export function useAudience(sites: readonly SiteName[], patterns: readonly string[]) {
  const [siteId, setSite] = useParameter('site');
  const [pattern, setPages] = useParameter('pages');
  const site = sites.find(({ id }) => id === siteId)?.id ?? MAIN.id;
  const pages = patterns.find((known) => known === pattern) ?? null;
  const audience = useMemo((): Audience => ({ site, pages }), [site, pages]);
  const choose = useCallback(
    (next: Audience) => {
      if (next.site !== site) setSite(next.site);
      if (next.pages !== pages) setPages(next.pages ?? '');
    },
    [site, pages, setSite, setPages],
  );
  return { audience, choose };
}

interface AudienceChoiceProps {
  readonly sites: readonly SiteName[];
  readonly patterns: readonly string[];
  readonly audience: Audience;
  readonly onChange: (audience: Audience) => void;
}

export function AudienceChoice({ sites, patterns, audience, onChange }: AudienceChoiceProps) {
  return (
    <>
      {sites.length < 2 ? null : (
        <Select
          label="Site"
          isLabelHidden
          value={audience.site}
          onChange={(site) => onChange({ ...audience, site })}
          options={sites.map(({ id, title }) => ({ value: id, label: title }))}
        />
      )}
      {patterns.length === 0 ? null : (
        <Select
          label="Pages"
          isLabelHidden
          value={audience.pages ?? OTHER_PAGES}
          onChange={(pages) => onChange({ ...audience, pages: pages === OTHER_PAGES ? null : pages })}
          options={[
            { value: OTHER_PAGES, label: 'Pages without their own messages' },
            ...patterns.map((pattern) => ({ value: pattern, label: `Pages ${pattern}` })),
          ]}
        />
      )}
    </>
  );
}
