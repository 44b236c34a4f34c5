/** A pending entry in a row: what will change for visitors, who changed it, or why it is not ready. */

import { useId, useMemo, useRef, useState } from 'react';
import { Link } from 'react-aria-components';
import { DEFAULT_LANGUAGE } from '../../../../../src/contract/language.ts';
import type { Change } from '../../contract/api.ts';
import { formatAge } from '../../contract/format-instant.ts';
import { languageName } from '../../contract/language-name.ts';
import { releasePath } from '../../contract/pages.ts';
import { BUILT_IN } from '../../contract/person.ts';
import type { ReleaseSummary } from '../../contract/releases.ts';
import { inTimeZone } from '../../contract/sentence.ts';
import { fieldLabel, KINDS } from '../../model/entry-types.ts';
import { Badge } from '../controls/badge.tsx';
import { Button } from '../controls/button.tsx';
import { Checkbox } from '../controls/checkbox.tsx';
import { FilledText, useFill } from '../controls/filled-text.tsx';
import { UnfoldButton } from '../controls/unfold-button.tsx';
import { useDraft } from '../data/draft-provider.tsx';
import { useMenuFiles } from '../data/use-menu-files.ts';
import { useSites } from '../data/use-sites.ts';
import { fieldPath } from '../names/entry-names.ts';
import { look, Row, Text } from '../primitives/layout.tsx';
import { useTimeZone } from '../time/time-zone.ts';
import { PendingDetails } from './pending-details.tsx';
import { changedAtOnce, changesAlone, type ListedEntry, shortChanges, withoutTitle } from './pending-entries.ts';

interface PendingRowProps {
  readonly entry: ListedEntry;
  /** Another release that contains it; `null` if none does. */
  readonly release: ReleaseSummary | null;
  /** Replaces the release's content by the draft's; `null` unless they differ. */
  readonly onTakeNewer: (() => void) | null;
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean) => void;
  readonly now: number;
  /** When it will be published, in milliseconds since 1970; `null` for now. */
  readonly at: number | null;
}

const BADGES = { new: 'New', changed: 'Changed', archived: 'Archived', deleted: 'Deleted' } as const;
const TONES = { new: 'good', changed: 'neutral', archived: 'bad', deleted: 'bad' } as const;

export function PendingRow({ entry, release, onTakeNewer, isSelected, onSelect, now, at }: PendingRowProps) {
  const { title, change, obstacle, changedAt, changedBy } = entry;
  const about = useId();
  const row = useRef<HTMLLIElement>(null);
  const [isOpen, setOpen] = useState(false);
  const published = useDraft((draft) => draft.published);
  const sites = useSites();
  const menus = useMenuFiles().data ?? null;
  const changes = useMemo(() => {
    if (entry.changes || !published) return entry.changes ?? [];
    return changesAlone(entry, published, at ?? Date.now(), sites, menus, at !== null);
  }, [entry, published, at, sites, menus]);
  const atOnce = changedAtOnce(entry, changes, at ?? now);
  const name = useFill()(title);
  return (
    <li className="studio-row" ref={row}>
      <Row gap={3} oneLine className="studio-row__line studio-pending__line">
        <div className={look({ grows: true })}>
          <Row gap={2} oneLine>
            <Checkbox
              isSelected={isSelected}
              onChange={onSelect}
              isDisabled={obstacle !== null}
              aria-describedby={about}
            >
              <Text as="span" block weight="medium" truncates dir="auto">
                <FilledText text={title} />
              </Text>
            </Checkbox>
            <Badge tone={TONES[change]}>{BADGES[change]}</Badge>
          </Row>
          <Row id={about} gap={2} oneLine indented size="small" tone="quiet">
            {atOnce.length > 0 && <Badge tone="caution">{at === null ? 'Seen at once' : 'Seen at its time'}</Badge>}
            <Text as="span" truncates>
              {release ? (
                <>
                  In the release <Link href={releasePath(release.id)}>{release.name}</Link>
                </>
              ) : obstacle === null ? (
                <WhatChanges title={title} changes={changes} />
              ) : (
                <WhyNot entry={entry} />
              )}
            </Text>
          </Row>
        </div>
        <Text as="span" size="small" tone="quiet" nowrap className="studio-pending__by">
          {changedBy !== null && changedAt !== null && (
            <>
              <span className="studio-visually-hidden">Changed by </span>
              {changedBy === BUILT_IN ? 'your engineers' : changedBy},{' '}
              <time dateTime={changedAt}>{formatAge(Date.parse(changedAt), now)}</time>
            </>
          )}
        </Text>
        <UnfoldButton label={`Details of “${name}”`} isOpen={isOpen} onChange={setOpen} />
      </Row>
      {onTakeNewer && (
        <Row gap={3} rows={1} inset="small" surface="caution" size="body" tone="caution">
          <p>The draft has changed since. This release publishes it as it was.</p>
          <Button
            size="small"
            onPress={() => {
              onTakeNewer();
              // the focused button disappears
              row.current?.querySelector('input')?.focus();
            }}
          >
            <span className="studio-visually-hidden">“{name}”: </span>
            Update from the draft
          </Button>
        </Row>
      )}
      {isOpen && <PendingDetails entry={entry} changes={changes} atOnce={atOnce} at={at} />}
    </li>
  );
}

/** The first change in a sentence, and how many there are. */
function WhatChanges({ title, changes }: { readonly title: string; readonly changes: readonly Change[] }) {
  const timeZone = useTimeZone();
  const short = shortChanges(changes);
  if (short === null) return 'Visitors will see no difference, for now.';
  const { change, more } = short;
  return (
    <>
      {change.language === DEFAULT_LANGUAGE ? '' : `${languageName(change.language)}: `}
      <FilledText text={withoutTitle(inTimeZone(change, timeZone), title)} />
      {more > 0 && ` And ${more} more.`}
    </>
  );
}

function WhyNot({ entry: { kind, id, obstacle, problems, limit } }: { readonly entry: ListedEntry }) {
  if (obstacle === 'limit') return limit;
  const [problem] = problems;
  if (obstacle === 'unsaved' || !problem) return 'The last change isn’t saved. Open it to see why.';
  const { language, field, reason } = problem;
  return (
    <>
      <Link href={fieldPath(kind, id, language, field)}>{language ? languageName(language) : KINDS[kind].name}</Link>
      {`: ${field === null ? '' : `${fieldLabel({ kind, id }, field)} `}${reason}`}
      {problems.length > 1 && `, and ${problems.length - 1} more`}
    </>
  );
}
