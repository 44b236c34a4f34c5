/** A link or text of the menus on one line, which opens its fields. */

import { type ReactNode, useId } from 'react';
import { Button } from 'react-aria-components';
import { settingAt } from '../../../../../src/content/site-settings.ts';
import { EMPTY_CONTENTS, entryKey } from '../../contract/draft.ts';
import { textIn } from '../../contract/text-in.ts';
import { fitProblem } from '../../entries/fit/fit-problem.ts';
import { PLACES } from '../../entries/fit/places.ts';
import type { MenuLeaf } from '../../entries/menu-node.ts';
import { languageOf, settingWords } from '../../model/entry-types.ts';
import { FilledText, useFill } from '../controls/filled-text.tsx';
import { useProblems } from '../data/use-problems.ts';
import { Row, Text } from '../primitives/layout.tsx';
import { LeafFields } from './leaf-fields.tsx';
import { useMenus } from './menus-context.tsx';
import { useMenuValue } from './use-menu-value.ts';
import { ValueBadges } from './value-badges.tsx';

interface LeafRowProps {
  readonly leaf: MenuLeaf;
  /** The id of its group. */
  readonly group: string;
  /** What the text is for, such as `Title`. */
  readonly caption?: string;
  readonly tools?: ReactNode;
  readonly handle?: ReactNode;
}

export function LeafRow({ leaf, group, caption, tools, handle }: LeafRowProps) {
  const { kind, place, fit } = leaf;
  const { language, files, open, setOpen } = useMenus();
  const fill = useFill();
  const written = languageOf(place, language);
  const value = useMenuValue(kind, place, written, files);
  const content = value.entry?.content ?? EMPTY_CONTENTS[kind];
  const problems = useProblems({ id: place, content }).filter((problem) => problem.language === written);
  const id = useId();
  const isOpen = open?.place === place && open.group === group;
  const text = value.fields[kind === 'link' ? 'name' : 'text'] ?? '';
  const { setting } = settingAt(place) ?? {};
  const tooWide = fit === null ? null : fitProblem(fill(text), language, PLACES[fit]);
  return (
    <div
      className="studio-menu-leaf"
      data-open={isOpen}
      data-place={entryKey({ kind, id: place })}
      data-language={written}
    >
      <Row gap={2} rows={0} shrinks className="studio-menu-row">
        {handle}
        <Button
          className="studio-menu-row__open"
          aria-expanded={isOpen}
          aria-controls={id}
          onPress={() => setOpen(isOpen ? null : { group, place })}
        >
          {caption !== undefined && (
            <Text as="span" rigid size="small" tone="quiet">
              {caption}
            </Text>
          )}
          {setting ? (
            <Text as="span" shrinks weight="medium" breaks className="studio-menu-row__text">
              {settingWords(place, text.trim())}
            </Text>
          ) : (
            <Text as="span" shrinks weight="medium" breaks className="studio-menu-row__text" {...textIn(language)}>
              <FilledText text={settingWords(place, text).trim() || '…'} />
            </Text>
          )}
          {kind === 'link' && (
            <Text as="span" shrinks truncates size="small" tone="quiet">
              {value.fields.link}
            </Text>
          )}
        </Button>
        <ValueBadges value={value} problems={problems.length} isTooWide={tooWide !== null} />
        {tools}
      </Row>
      <div id={id} hidden={!isOpen}>
        {isOpen && <LeafFields leaf={leaf} group={group} value={value} problems={problems} tooWide={tooWide} />}
      </div>
    </div>
  );
}
