/** The page “Translations”: what is missing or outdated in each language. */

import { useCallback, useMemo, useState } from 'react';
import { LANGUAGES, type Language } from '../../../src/contract/language.ts';
import { languageName } from '../../contract/language-name.ts';
import { STATUSES, type TranslationStatus } from '../../messages/translation.ts';
import { Button } from '../controls/button.tsx';
import { SegmentedControl } from '../controls/segmented-control.tsx';
import { Select } from '../controls/select.tsx';
import { useEntries, useSession } from '../data/draft-provider.tsx';
import { PageHeading } from '../frame/page-heading.tsx';
import { useParameter } from '../routing/navigation.tsx';
import { CopyMissing } from './copy-missing.tsx';
import { STATUS_NAMES } from './status-badge.tsx';
import { countTexts, filterRows, translationRows } from './translation-rows.ts';
import { TranslationTable } from './translation-table.tsx';

const ALL = 'all';
const OPTIONS = [
  { value: ALL, label: 'All languages' },
  ...LANGUAGES.map((language) => ({ value: language as string, label: languageName(language) })),
];

export function TranslationsPage() {
  const { cards } = useSession();
  const entries = useEntries();
  const [opened] = useState(() => Date.now());
  const rows = useMemo(() => translationRows(entries, cards, opened), [entries, cards, opened]);
  const [languageParameter, setLanguage] = useParameter('language');
  const [statusParameter, setStatus] = useParameter('status');
  const language: Language | null = LANGUAGES.find((name) => name === languageParameter) ?? null;
  const status: TranslationStatus | null = STATUSES.find((name) => name === statusParameter) ?? null;
  const shown = useMemo(() => filterRows(rows, { language, status }), [rows, language, status]);
  const counts = countTexts(rows, language);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const selected = shown.filter(({ key }) => chosen.has(key));
  const [isCopying, setCopying] = useState(false);
  const choose = useCallback((keys: readonly string[], isChosen: boolean) => {
    setChosen((before) => {
      const after = new Set(before);
      for (const key of keys) isChosen ? after.add(key) : after.delete(key);
      return after;
    });
  }, []);

  return (
    <>
      <PageHeading title="Translations">
        Texts that are missing, or whose source has changed since. Messages that are over are left out.
      </PageHeading>
      <div className="studio-translations__filters">
        <Select
          label="Language"
          value={language ?? ALL}
          onChange={(value) => setLanguage(value === ALL ? '' : value)}
          options={OPTIONS}
        />
        <SegmentedControl
          label="Status"
          options={{
            [ALL]: 'All',
            ...(Object.fromEntries(STATUSES.map((name) => [name, `${STATUS_NAMES[name]} (${counts[name]})`])) as Record<
              TranslationStatus,
              string
            >),
          }}
          value={status ?? ALL}
          onChange={(value) => setStatus(value === ALL ? '' : value)}
        />
      </div>
      <div className="studio-translations__actions">
        <Button size="small" isDisabled={selected.length === 0} onPress={() => setCopying(true)}>
          Copy the source to other languages…
        </Button>
        <span className="studio-quiet" role="status">
          {selected.length === 0 ? 'Tick what to copy.' : `${selected.length} ticked`}
        </span>
      </div>
      <TranslationTable
        key={`${language} ${status}`}
        rows={shown}
        languages={language ? [language] : LANGUAGES}
        chosen={chosen}
        onChoose={choose}
      />
      {isCopying ? (
        <CopyMissing
          rows={selected}
          language={language}
          onClose={(isDone) => {
            setCopying(false);
            if (isDone) setChosen(new Set());
          }}
        />
      ) : null}
    </>
  );
}
