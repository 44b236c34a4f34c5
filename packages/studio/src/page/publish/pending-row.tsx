/** A pending entry: what will change for visitors, who changed it, or why it is not ready. */

import { useId, useMemo, useRef } from 'react';
import { Link } from 'react-aria-components';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../../../../src/contract/language.ts';
import { isMenuKind } from '../../contract/draft.ts';
import { formatAge } from '../../contract/format-instant.ts';
import { languageName } from '../../contract/language-name.ts';
import { releasePath } from '../../contract/pages.ts';
import { BUILT_IN } from '../../contract/person.ts';
import type { ReleaseSummary } from '../../contract/releases.ts';
import { inTimeZone } from '../../contract/sentence.ts';
import { KINDS } from '../../model/entry-types.ts';
import { Badge } from '../controls/badge.tsx';
import { Button } from '../controls/button.tsx';
import { Checkbox } from '../controls/checkbox.tsx';
import { FilledText } from '../controls/filled-text.tsx';
import { useDraft } from '../data/draft-provider.tsx';
import { useMenuFiles } from '../data/use-menu-files.ts';
import { useSites } from '../data/use-sites.ts';
import { fieldPath } from '../names/entry-names.ts';
import { languageNames } from '../names/language-names.ts';
import { Grid, look, Row, Text } from '../primitives/layout.tsx';
import { Moment } from '../time/moment.tsx';
import { useTimeZone } from '../time/time-zone.ts';
import { changedAtOnce, changesAlone, type ListedEntry, type ShortChanges, shortChanges } from './pending-entries.ts';
import { ProblemLines } from './problem-list.tsx';

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
  const { kind, id, title, change, obstacle, changedAt, changedBy } = entry;
  const about = useId();
  const row = useRef<HTMLLIElement>(null);
  const published = useDraft((draft) => draft.published);
  const sites = useSites();
  const menus = useMenuFiles().data ?? null;
  const changes = useMemo(() => {
    if (entry.changes || !published) return entry.changes ?? [];
    return changesAlone(entry, published, at ?? Date.now(), sites, menus, at !== null);
  }, [entry, published, at, sites, menus]);
  const short = shortChanges(changes);
  const atOnce = changedAtOnce(entry, changes, at ?? now);
  // a link may be in one language only
  const shownIn = isMenuKind(kind) ? (short?.language ?? null) : null;
  return (
    <Grid as="li" gap={4} rows={0} inset="medium" columns="rest" className="studio-pending__entry" ref={row}>
      <Row gap={3} rows={1} indented className="studio-pending__name">
        <Checkbox isSelected={isSelected} onChange={onSelect} isDisabled={obstacle !== null} aria-describedby={about}>
          <Text as="span" weight="strong" breaks dir="auto">
            <FilledText text={title} />
          </Text>
        </Checkbox>
        <Badge tone={TONES[change]}>{BADGES[change]}</Badge>
        {obstacle !== null && (
          <Text as="span" size="small" tone="quiet">
            {KINDS[kind].name}
          </Text>
        )}
      </Row>
      <Link
        className={look({ self: 'start', size: 'body' }, 'studio-pending__open')}
        href={fieldPath(kind, id, shownIn, null)}
      >
        Open
        <span className="studio-visually-hidden">
          {' '}
          “<FilledText text={title} />”
        </span>
      </Link>
      <Text id={about} as="div" indented size="body" breaks className="studio-pending__about">
        {obstacle === null ? <WhatChanges short={short} /> : <WhyNot entry={entry} />}
        {atOnce.length > 0 && (
          <Text weight="medium" tone="caution">
            Visible{' '}
            {at === null ? (
              'at once'
            ) : (
              <>
                from <Moment at={at} />
              </>
            )}{' '}
            to visitors in {atOnce.length === LANGUAGES.length ? 'all languages' : languageNames(atOnce)}
          </Text>
        )}
        {release && (
          <p>
            In the release <Link href={releasePath(release.id)}>{release.name}</Link>
          </p>
        )}
        {onTakeNewer && (
          <Row gap={3} rows={1} inset="small" surface="caution" tone="caution" className="studio-pending__newer">
            <p>The draft has changed since. This release publishes it as it was.</p>
            <Button
              size="small"
              onPress={() => {
                onTakeNewer();
                // the focused button disappears
                row.current?.querySelector('input')?.focus();
              }}
            >
              <span className="studio-visually-hidden">
                “<FilledText text={title} />
                ”:{' '}
              </span>
              Update from the draft
            </Button>
          </Row>
        )}
        <Text size="small" tone="quiet">
          {obstacle === null && short !== null && restText(short)}
          {changedBy !== null && changedAt !== null && (
            <>
              Changed by {changedBy === BUILT_IN ? 'your engineers' : changedBy},{' '}
              <time dateTime={changedAt}>{formatAge(Date.parse(changedAt), now)}</time>.
            </>
          )}
        </Text>
      </Text>
    </Grid>
  );
}

function WhatChanges({ short }: { readonly short: ShortChanges | null }) {
  const timeZone = useTimeZone();
  if (short === null) return <p>Visitors will see no difference, for now.</p>;
  const { language, sentences } = short;
  return sentences.map((sentence) => (
    <p key={sentence.text}>
      {language === DEFAULT_LANGUAGE ? '' : `${languageName(language)}: `}
      <FilledText text={inTimeZone(sentence, timeZone)} />
    </p>
  ));
}

/** Details that the sentences omit. */
function restText({ language, more, others }: ShortChanges): string {
  return [
    more > 0 ? `${more} more in ${languageName(language)}. ` : '',
    others.length > 0 ? `Also in ${languageNames(others)}. ` : '',
  ].join('');
}

function WhyNot({ entry: { obstacle, problems, limit } }: { readonly entry: ListedEntry }) {
  if (obstacle === 'limit') return <p>{limit}</p>;
  if (obstacle === 'unsaved') return <p>The last change isn’t saved. Open it to see why.</p>;
  return <ProblemLines problems={problems} titleOf={({ kind, language }) => (language ? null : KINDS[kind].name)} />;
}
