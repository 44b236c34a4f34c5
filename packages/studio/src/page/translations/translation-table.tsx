/** The table of entries and languages, in pages of a size that renders at once. */

import { memo } from 'react';
import { Link } from 'react-aria-components';
import type { Language } from '../../../../../src/contract/language.ts';
import { languageName } from '../../contract/language-name.ts';
import { textIn } from '../../contract/text-in.ts';
import { STATUSES } from '../../entries/translation.ts';
import { KINDS } from '../../model/entry-types.ts';
import { Checkbox } from '../controls/checkbox.tsx';
import { FilledText } from '../controls/filled-text.tsx';
import { Empty } from '../kit/empty.tsx';
import { Mark } from '../kit/mark.tsx';
import { usePagesInAddress } from '../kit/use-pages.tsx';
import { fieldPath } from '../names/entry-names.ts';
import { Text } from '../primitives/layout.tsx';
import { useHasRole } from '../rights/use-rights.ts';
import { rowName, type TranslationCell, type TranslationRow } from './translation-rows.ts';

interface TranslationTableProps {
  readonly rows: readonly TranslationRow[];
  readonly languages: readonly Language[];
  /** By the key of the row. */
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (keys: readonly string[], isChosen: boolean) => void;
}

export function TranslationTable({ rows, languages, chosen, onChoose }: TranslationTableProps) {
  const { shown, pager } = usePagesInAddress(rows, 'Pages of the table');
  const mayTick = useHasRole('translator');
  if (rows.length === 0) {
    return <Empty title="Nothing here" text="No text has this status." />;
  }
  return (
    <>
      <Text as="section" surface="panel" className="studio-translations" aria-label="Translations by language">
        <table className="studio-table studio-translations__table">
          <thead>
            <tr>
              {mayTick && (
                <td className="studio-translations__tick">
                  <Checkbox
                    isSelected={rows.every(({ key }) => chosen.has(key))}
                    onChange={(isChosen) =>
                      onChoose(
                        rows.map(({ key }) => key),
                        isChosen,
                      )
                    }
                  >
                    <span className="studio-visually-hidden">All {rows.length}</span>
                  </Checkbox>
                </td>
              )}
              <th scope="col">Message, card or menu</th>
              {languages.map((language) => (
                <th key={language} scope="col">
                  {languageName(language)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Row key={row.key} row={row} languages={languages} isChosen={chosen.has(row.key)} onChoose={onChoose} />
            ))}
          </tbody>
        </table>
      </Text>
      {pager}
    </>
  );
}

interface RowProps {
  readonly row: TranslationRow;
  readonly languages: readonly Language[];
  readonly isChosen: boolean;
  readonly onChoose: (keys: readonly string[], isChosen: boolean) => void;
}

const Row = memo(function Row({ row, languages, isChosen, onChoose }: RowProps) {
  const { key, kind, title, where, source, cells } = row;
  const mayTick = useHasRole('translator');
  return (
    <tr>
      {mayTick && (
        <td className="studio-translations__tick">
          <Checkbox isSelected={isChosen} onChange={(next) => onChoose([key], next)}>
            <span className="studio-visually-hidden">
              <FilledText text={rowName(row)} />
            </span>
          </Checkbox>
        </td>
      )}
      <th scope="row" className="studio-translations__name">
        <span {...(kind === 'card' ? {} : textIn(source))}>
          <FilledText text={title} />
        </span>
        <Text as="span" block size="small" weight="normal" tone="quiet">
          <FilledText text={where === null ? KINDS[kind].name : `${KINDS[kind].name} · ${where}`} />
        </Text>
      </th>
      {languages.map((language) => (
        <td key={language}>
          <Cell row={row} language={language} cell={cells[language]} />
        </td>
      ))}
    </tr>
  );
});

const MARKS = { missing: 'missing', same: 'partly', changed: 'partly', done: 'done' } as const;

interface CellProps {
  readonly row: TranslationRow;
  readonly language: Language;
  /** Undefined for the source language, and where the entry is not shown. */
  readonly cell: TranslationCell | undefined;
}

function Cell({ row, language, cell }: CellProps) {
  const { kind, id, source } = row;
  if (!cell)
    return (
      <Text as="span" tone="quiet">
        {language === source ? 'Source' : 'Not shown'}
      </Text>
    );
  return (
    <Link className="studio-translations__cell" href={fieldPath(kind, id, language, cell.field)}>
      <Mark state={MARKS[cell.status]} />
      <span className="studio-visually-hidden">
        <FilledText text={rowName(row)} />, {languageName(language)}:{' '}
      </span>
      <span>
        {cellTexts(cell).map((text) => (
          <Text key={text} as="span" block nowrap>
            {text}
          </Text>
        ))}
      </span>
    </Link>
  );
}

const WORDS = { missing: 'missing', same: 'the same', changed: 'changed' } as const;

/** Such as `1 missing` and `2 changed`. */
function cellTexts({ counts, status }: TranslationCell): readonly string[] {
  if (status === 'done') return ['Done'];
  return STATUSES.flatMap((name) => (name === 'done' || counts[name] === 0 ? [] : [`${counts[name]} ${WORDS[name]}`]));
}
