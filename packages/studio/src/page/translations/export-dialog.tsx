/** Exports texts for translators, as XLIFF or CSV. */

import { useState } from 'react';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../../../../src/contract/language.ts';
import { languageName } from '../../contract/language-name.ts';
import { writeCsv } from '../../translation/csv.ts';
import { unitsOf } from '../../translation/translation-units.ts';
import { writeXliff } from '../../translation/write-xliff.ts';
import { Button } from '../controls/button.tsx';
import { Dialog } from '../controls/dialog.tsx';
import { SegmentedControl } from '../controls/segmented-control.tsx';
import { Select } from '../controls/select.tsx';
import { useSites } from '../data/use-sites.ts';
import { download } from '../kit/download.ts';
import { useRights } from '../rights/use-rights.ts';
import type { TranslationRow } from './translation-rows.ts';

interface ExportDialogProps {
  /** Of all entries. */
  readonly rows: readonly TranslationRow[];
  readonly language: Language | null;
  readonly onClose: () => void;
}

const optionsOf = (languages: readonly Language[]) => languages.map((value) => ({ value, label: languageName(value) }));

export function ExportDialog({ rows, language, onClose }: ExportDialogProps) {
  const sites = useSites();
  const sources = LANGUAGES.filter((name) => rows.some(({ source }) => source === name));
  const [from, setFrom] = useState(
    sources.includes(DEFAULT_LANGUAGE) ? DEFAULT_LANGUAGE : (sources[0] ?? DEFAULT_LANGUAGE),
  );
  const targets = LANGUAGES.filter((name) => name !== from);
  const { texts } = useRights();
  const [chosen, setTarget] = useState(language ?? texts[0]);
  const to = targets.find((name) => name === chosen) ?? targets[0];
  const [which, setWhich] = useState<'open' | 'all'>('open');
  const [format, setFormat] = useState<'xliff' | 'csv'>('xliff');
  const shown = rows.filter(({ cells }) => to && cells[to]);
  const units = to ? unitsOf(shown, { from, to, isOpenOnly: which === 'open' }, sites) : [];

  function save() {
    if (!to) return;
    if (format === 'csv') download(writeCsv(units), `translations-${to}.csv`, 'text/csv');
    else download(writeXliff(units, from, to), `translations-${to}.xlf`, 'application/xliff+xml');
    onClose();
  }

  return (
    <Dialog
      title="Export for translators"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button look="primary" isDisabled={units.length === 0} onPress={save}>
            {units.length === 1 ? 'Export 1 text' : `Export ${units.length} texts`}
          </Button>
        </>
      }
    >
      {sources.length < 2 ? null : (
        <Select label="Source language" value={from} onChange={setFrom} options={optionsOf(sources)} />
      )}
      {to ? <Select label="Language" value={to} onChange={setTarget} options={optionsOf(targets)} /> : null}
      <SegmentedControl
        label="Which texts"
        options={{ open: 'To translate or check', all: 'All' }}
        value={which}
        onChange={setWhich}
      />
      <SegmentedControl
        label="Format"
        options={{ xliff: 'XLIFF 2.0', csv: 'CSV for spreadsheets' }}
        value={format}
        onChange={setFormat}
      />
    </Dialog>
  );
}
