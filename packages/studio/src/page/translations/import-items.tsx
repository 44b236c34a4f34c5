/** A file's texts: what each changes, or why it changes nothing. */

import type { Language } from '../../../../../src/contract/language.ts';
import { textIn } from '../../contract/text-in.ts';
import { asSentence } from '../../entries/describe-audience.ts';
import { listed } from '../../fields/wording.ts';
import { fieldName } from '../../model/entry-types.ts';
import { type Applicable, type ImportItem, type ImportOutcome, isApplicable } from '../../translation/plan-import.ts';
import { Badge } from '../controls/badge.tsx';
import { Checkbox } from '../controls/checkbox.tsx';
import { FilledText } from '../controls/filled-text.tsx';
import { usePages } from '../kit/use-pages.tsx';
import { Row, Text } from '../primitives/layout.tsx';

interface ImportItemsProps {
  readonly items: readonly ImportItem[];
  readonly language: Language;
  /** By entry key. */
  readonly titles: ReadonlyMap<string, string>;
  readonly isChosen: (item: Applicable) => boolean;
  readonly onToggle: (keys: readonly string[]) => void;
}

/** Outcomes that are only counted, not listed. */
const QUIET: Readonly<Partial<Record<ImportOutcome, string>>> = {
  unchanged: 'as in the draft',
  empty: 'without a translation',
};

const FAULTS: Readonly<Partial<Record<ImportOutcome, string>>> = {
  twice: 'More than once in the file; the first one counts',
  unknown: 'Not in the draft in this language',
};

export function ImportItems({ items, language, titles, isChosen, onToggle }: ImportItemsProps) {
  const listed = items.filter(({ outcome }) => QUIET[outcome] === undefined);
  const applicable = items.filter(isApplicable);
  const refused = listed.length - applicable.length;
  const quiet = Object.entries(QUIET).flatMap(([outcome, words]) => {
    const count = items.filter((item) => item.outcome === outcome).length;
    return count === 0 ? [] : [`${count} ${words}`];
  });
  const { shown, pager } = usePages(listed, 'Pages of the texts');
  const isAll = applicable.every(isChosen);
  return (
    <>
      <p role="status">
        {[`${applicable.length} to import`, ...(refused > 0 ? [`${refused} not possible`] : []), ...quiet].join(', ')}.
      </p>
      {applicable.length < 2 ? null : (
        <Checkbox
          isSelected={isAll}
          onChange={() => onToggle(applicable.filter((item) => isAll || !isChosen(item)).map(({ key }) => key))}
        >
          All {applicable.length}
        </Checkbox>
      )}
      <Text as="ul" surface="panel">
        {shown.map((item) => (
          <Row key={item.key} as="li" gap={3} rows={1} inset="medium" className="studio-import__item">
            <Item
              item={item}
              language={language}
              title={titles.get(`${item.unit.kind}/${item.unit.id}`) ?? item.unit.id}
              isChosen={isApplicable(item) && isChosen(item)}
              onToggle={() => onToggle([item.key])}
            />
          </Row>
        ))}
      </Text>
      {pager}
    </>
  );
}

interface ItemProps {
  readonly item: ImportItem;
  readonly language: Language;
  readonly title: string;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

function Item({ item, language, title, isChosen, onToggle }: ItemProps) {
  const { outcome, unit, now, isSourceOld, problem, lost, isLong } = item;
  const name = `${title || 'Without an id'}, ${fieldName(unit.field).toLowerCase()}`;
  const fault = problem === null ? FAULTS[outcome] : asSentence(problem);
  return (
    <>
      {fault === undefined ? (
        <Checkbox isSelected={isChosen} onChange={onToggle}>
          <FilledText text={name} />
        </Checkbox>
      ) : (
        <Text indented>
          <FilledText text={name} /> <Badge tone="bad">{fault}</Badge>
        </Text>
      )}
      {isSourceOld ? <Badge tone="caution">The source has changed since the export</Badge> : null}
      {lost.length > 0 ? <Badge tone="caution">Without {listed(lost)}</Badge> : null}
      {isLong ? <Badge tone="caution">Long for a phone</Badge> : null}
      {outcome === 'fits' ? <Badge tone="good">Stays, and is marked as done</Badge> : null}
      <Text full indented lines breaks {...textIn(language)}>
        {now?.target && outcome !== 'fits' ? (
          <>
            <del>{now.target}</del>{' '}
          </>
        ) : null}
        <ins>{[...unit.target.slice(0, 600)].slice(0, 300).join('')}</ins>
      </Text>
    </>
  );
}
