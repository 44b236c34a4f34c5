/** Shows what a file would change, and imports the chosen texts. */

import { useMemo, useState } from 'react';
import { LANGUAGES, type Language } from '../../../../../src/contract/language.ts';
import { languageName } from '../../contract/language-name.ts';
import { type Applicable, applyItems, isApplicable, isSafe, planImport } from '../../translation/plan-import.ts';
import { Button } from '../controls/button.tsx';
import { Select } from '../controls/select.tsx';
import { useRules } from '../data/use-problems.ts';
import { useEdit } from '../kit/use-edit.ts';
import { Row, Stack, Text } from '../primitives/layout.tsx';
import { NeedsLanguage } from '../rights/needs-role.tsx';
import { useRights } from '../rights/use-rights.ts';
import { ImportItems } from './import-items.tsx';
import type { ReadFile } from './read-file.ts';
import { changeOf, rowName, type TranslationRow } from './translation-rows.ts';

interface ImportPreviewProps {
  readonly file: ReadFile;
  /** Rows of all entries, including messages that are over. */
  readonly rows: readonly TranslationRow[];
  /** The table's language. */
  readonly language: Language | null;
  readonly onClose: () => void;
}

export function ImportPreview({ file, rows, language: preferred, onClose }: ImportPreviewProps) {
  const edit = useEdit();
  const { texts } = useRights();
  const rules = useRules();
  const [language, setLanguage] = useState(file.language ?? preferred ?? texts[0]);
  const isTheirs = texts.some((name) => name === language);
  const plan = useMemo(() => {
    const shown = rows.filter(({ cells }) => language && cells[language]);
    return language ? planImport(file.units, language, shown, rules) : [];
  }, [file, rows, language, rules]);
  const applicable = useMemo(() => plan.filter(isApplicable), [plan]);
  /** Items whose choice differs from the initial one. */
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const isChosen = (item: Applicable) => isSafe(item) !== toggled.has(item.key);
  const chosen = applicable.filter(isChosen);
  const count = chosen.length === 1 ? '1 text' : `${chosen.length} texts`;

  function toggle(keys: readonly string[]) {
    setToggled((before) => {
      const after = new Set(before);
      for (const key of keys) after.has(key) ? after.delete(key) : after.add(key);
      return after;
    });
  }

  function apply() {
    if (!language) return;
    const byEntry = Map.groupBy(chosen, ({ unit }) => `${unit.kind}/${unit.id}`);
    const changed = rows.flatMap((row) => {
      const items = byEntry.get(row.key);
      return items === undefined ? [] : [changeOf(row, applyItems(row.content, language, items))];
    });
    edit(changed, `${count} in ${languageName(language)} imported.`);
    onClose();
  }

  return (
    <Stack as="section" gap={4} className="studio-import" aria-labelledby="import">
      <Text id="import" as="h2" size="large" weight="strong">
        Import {file.name}
      </Text>
      {file.isLanguageSure && language ? (
        <p>Translations into {languageName(language)}.</p>
      ) : (
        <Select
          label="Language"
          value={language ?? ''}
          onChange={(value) => setLanguage(LANGUAGES.find((name) => name === value))}
          options={texts.map((name) => ({ value: name as string, label: languageName(name) }))}
          hint="The file doesn’t say which language it is in."
        />
      )}
      {language && !isTheirs ? <NeedsLanguage language={language}>import them</NeedsLanguage> : null}
      {language && isTheirs ? (
        <ImportItems
          items={plan}
          language={language}
          titles={new Map(rows.map((row) => [row.key, rowName(row)]))}
          isChosen={isChosen}
          onToggle={toggle}
        />
      ) : null}
      <Row gap={5} rows={3} below={4}>
        {isTheirs ? (
          <Button look="primary" isDisabled={chosen.length === 0} onPress={apply}>
            Import {count}
          </Button>
        ) : null}
        <Button onPress={onClose}>Cancel</Button>
      </Row>
    </Stack>
  );
}
