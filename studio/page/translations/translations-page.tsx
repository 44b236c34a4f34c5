/** The page “Translations”: what is missing or outdated in each language. */

import { useCallback, useMemo, useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { LANGUAGES, type Language } from '../../../src/contract/language.ts';
import { languageName } from '../../contract/language-name.ts';
import { STATUSES, type TranslationStatus } from '../../messages/translation.ts';
import { UnreadableFile } from '../../translation/translation-units.ts';
import { Button } from '../controls/button.tsx';
import { Notice } from '../controls/notice.tsx';
import { SegmentedControl } from '../controls/segmented-control.tsx';
import { Select } from '../controls/select.tsx';
import { useEntries, useSession } from '../data/draft-provider.tsx';
import { PageHeading } from '../frame/page-heading.tsx';
import { NeedsRole } from '../rights/needs-role.tsx';
import { useHasRole } from '../rights/use-rights.ts';
import { useParameter } from '../routing/navigation.tsx';
import { CopyMissing } from './copy-missing.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { ImportPreview } from './import-preview.tsx';
import { type ReadFile, readFile } from './read-file.ts';
import { STATUS_NAMES } from './status-badge.tsx';
import { countTexts, filterRows, isPast, translationRows } from './translation-rows.ts';
import { TranslationTable } from './translation-table.tsx';

const ALL = 'all';
const OPTIONS = [
  { value: ALL, label: 'All languages' },
  ...LANGUAGES.map((language) => ({ value: language as string, label: languageName(language) })),
];

export function TranslationsPage() {
  const { cards } = useSession();
  const mayTranslate = useHasRole('translator');
  const entries = useEntries();
  const [opened] = useState(() => Date.now());
  const every = useMemo(() => translationRows(entries, cards), [entries, cards]);
  const rows = useMemo(() => every.filter(({ content }) => !isPast(content, opened)), [every, opened]);
  const [languageParameter, setLanguage] = useParameter('language');
  const [statusParameter, setStatus] = useParameter('status');
  const language: Language | null = LANGUAGES.find((name) => name === languageParameter) ?? null;
  const status: TranslationStatus | null = STATUSES.find((name) => name === statusParameter) ?? null;
  const shown = useMemo(() => filterRows(rows, { language, status }), [rows, language, status]);
  const counts = countTexts(rows, language);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const selected = shown.filter(({ key }) => chosen.has(key));
  const [isCopying, setCopying] = useState(false);
  const [isExporting, setExporting] = useState(false);
  const [file, setFile] = useState<ReadFile | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const choose = useCallback((keys: readonly string[], isChosen: boolean) => {
    setChosen((before) => {
      const after = new Set(before);
      for (const key of keys) isChosen ? after.add(key) : after.delete(key);
      return after;
    });
  }, []);

  async function open(chosenFile: File) {
    setFault(null);
    setFile(null);
    try {
      setFile(await readFile(chosenFile));
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      setFault(error.message);
    }
  }

  if (file) {
    return (
      <>
        <PageHeading title="Translations" />
        <ImportPreview file={file} rows={every} language={language} onClose={() => setFile(null)} />
      </>
    );
  }
  return (
    <>
      <PageHeading
        title="Translations"
        actions={
          <>
            {mayTranslate ? (
              <FileTrigger
                acceptedFileTypes={['.xlf', '.xliff', '.xml', '.csv', 'application/xliff+xml', 'text/csv']}
                onSelect={(files) => files?.[0] && void open(files[0])}
              >
                <Button>Import…</Button>
              </FileTrigger>
            ) : null}
            <Button onPress={() => setExporting(true)}>Export…</Button>
          </>
        }
      >
        Texts that are missing, or whose source has changed since. Messages that are over or archived are left out.
      </PageHeading>
      {fault === null ? null : (
        <div role="alert" className="studio-above">
          <Notice tone="bad" title="Not imported">
            <p>{fault}</p>
          </Notice>
        </div>
      )}
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
        {mayTranslate ? (
          <>
            <Button size="small" isDisabled={selected.length === 0} onPress={() => setCopying(true)}>
              Copy the source to other languages…
            </Button>
            <span className="studio-quiet" role="status">
              {selected.length === 0 ? 'Tick what to copy.' : `${selected.length} ticked`}
            </span>
          </>
        ) : (
          <NeedsRole needed="translator">Only translators and authors copy the source, and import files.</NeedsRole>
        )}
      </div>
      <TranslationTable
        key={`${language} ${status}`}
        rows={shown}
        languages={language ? [language] : LANGUAGES}
        chosen={chosen}
        onChoose={choose}
      />
      {isExporting ? <ExportDialog rows={rows} language={language} onClose={() => setExporting(false)} /> : null}
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
