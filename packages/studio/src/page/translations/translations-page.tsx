/** The page “Translations”: missing and outdated texts by language. */

import { useCallback, useMemo, useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { LANGUAGES } from '../../../../../src/contract/language.ts';
import type { MenusAnswer } from '../../contract/api.ts';
import { Button } from '../controls/button.tsx';
import { Notice } from '../controls/notice.tsx';
import { useEntries, useSession } from '../data/draft-provider.tsx';
import { MenuFilesPage } from '../kit/menu-files-page.tsx';
import { PageHeading } from '../kit/page-heading.tsx';
import { Row, Text } from '../primitives/layout.tsx';
import { NeedsRole } from '../rights/needs-role.tsx';
import { useHasRole } from '../rights/use-rights.ts';
import { CopyMissing } from './copy-missing.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { ImportPreview } from './import-preview.tsx';
import { menuRows } from './menu-rows.ts';
import type { ReadFile } from './read-file.ts';
import { readInWorker } from './read-in-worker.ts';
import { RowFilters, useRowFilter } from './row-filters.tsx';
import { countTexts, filterRows, isPast, rowKind, translationRows } from './translation-rows.ts';
import { TranslationTable } from './translation-table.tsx';

export function TranslationsPage() {
  return (
    <MenuFilesPage title="Translations" failure="The texts of the menus could not be loaded">
      {(files) => <Translations files={files} />}
    </MenuFilesPage>
  );
}

function Translations({ files }: { readonly files: MenusAnswer }) {
  const { cards } = useSession();
  const mayTranslate = useHasRole('translator');
  const entries = useEntries();
  const [opened] = useState(() => Date.now());
  const every = useMemo(
    () => [...translationRows(entries, cards), ...menuRows(files, entries)],
    [entries, cards, files],
  );
  const { filter, setFilter } = useRowFilter();
  const { kind, language, status } = filter;
  const rows = useMemo(
    () => every.filter((row) => !isPast(row.content, opened) && (kind === null || rowKind(row) === kind)),
    [every, opened, kind],
  );
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
    const answer = await readInWorker(chosenFile);
    if ('file' in answer) setFile(answer.file);
    else setFault(answer.fault);
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
        Texts of messages, cards and menus that are missing, untranslated or older than their source. Messages that are
        over or archived are left out.
      </PageHeading>
      {fault === null ? null : (
        <Text role="alert" as="div" below={5}>
          <Notice tone="bad" title="Not imported">
            <p>{fault}</p>
          </Notice>
        </Text>
      )}
      <RowFilters filter={filter} counts={counts} onChange={setFilter} />
      <Row gap={5} rows={3} below={4}>
        {mayTranslate ? (
          <>
            <Button size="small" isDisabled={selected.length === 0} onPress={() => setCopying(true)}>
              Copy the source to other languages…
            </Button>
            <Text as="span" tone="quiet" role="status">
              {selected.length === 0 ? 'Tick what to copy.' : `${selected.length} ticked`}
            </Text>
          </>
        ) : (
          <NeedsRole needed="translator">Only translators and authors can copy the source and import files.</NeedsRole>
        )}
      </Row>
      <TranslationTable rows={shown} languages={language ? [language] : LANGUAGES} chosen={chosen} onChoose={choose} />
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
