/** The pending entries, what publishing the chosen ones would do, and the form that publishes them. */

import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { LANGUAGES } from '../../../../../src/contract/language.ts';
import type { Change, Check } from '../../contract/api.ts';
import { entryKey } from '../../contract/draft.ts';
import { formatMomentInUtc } from '../../contract/format-instant.ts';
import type { Release, ReleaseSummary } from '../../contract/releases.ts';
import { UnfoldButton } from '../controls/unfold-button.tsx';
import { useDraft, useSession } from '../data/draft-provider.tsx';
import { usePublished } from '../data/use-changed.ts';
import { useMenuFiles } from '../data/use-menu-files.ts';
import { useAnnounce } from '../kit/announcer.tsx';
import { FailureNotice } from '../kit/failure-notice.tsx';
import { languageNames } from '../names/language-names.ts';
import { Grid, Row, Stack, Text } from '../primitives/layout.tsx';
import { publishingLimit } from '../rights/publishing-limit.ts';
import { useTimeZone } from '../time/time-zone.ts';
import { useNow } from '../time/use-now.ts';
import { ChangeSummary } from './change-summary.tsx';
import { CheckChanged } from './check-changed.tsx';
import type { Checker, CheckerState } from './checker.ts';
import { listEntries, titleOf } from './pending-entries.ts';
import { PendingList } from './pending-list.tsx';
import { changedSince, withPins } from './pins.ts';
import { ProblemList } from './problem-list.tsx';
import { PublishForm } from './publish-form.tsx';
import { type Done, usePublishing } from './use-publishing.ts';
import { isTicked, warningGroups } from './warning-groups.ts';
import { WarningList } from './warning-list.tsx';

interface PublishSelectionProps {
  readonly state: CheckerState & { readonly check: Check };
  readonly checker: Checker;
  /** The release to change; `null` for a new one. */
  readonly release: Release | null;
  /** All unpublished releases. */
  readonly releases: readonly ReleaseSummary[];
  readonly onDone: (done: Done) => void;
  /** Further actions for a release. */
  readonly children?: ReactNode;
}

export function PublishSelection(props: PublishSelectionProps) {
  const { state, checker, release, releases, onDone, children } = props;
  const { check, links, broken, selected, pins, at, isUpdating, outdated } = state;
  const { since, chosen, changes, problems } = check;
  const groups = warningGroups([...broken.warnings, ...check.warnings]);
  const earlier = [...broken.earlier, ...check.earlier];
  const announce = useAnnounce();
  const published = useDraft((draft) => draft.published);
  const draft = useDraft(({ entries: all }) => all);
  const drafts = useMemo(() => withPins(draft, pins), [draft, pins]);
  const seen = usePublished();
  const session = useSession();
  const menus = useMenuFiles().data ?? null;
  const now = useNow(check);
  const later = at !== null && Date.parse(at) > now ? Date.parse(at) : null;
  const timeZone = useTimeZone();
  const entries = useMemo(
    () => listEntries(check, drafts, seen, menus, publishingLimit({ session, published, entries: drafts })),
    [check, drafts, seen, menus, session, published],
  );
  const [acknowledged, setAcknowledged] = useState<ReadonlySet<string>>(new Set());
  const newer = useMemo(() => changedSince(draft, pins), [draft, pins]);
  const own = useMemo(() => release && new Set(release.entries.map(entryKey)), [release]);
  const others = useMemo(
    () =>
      new Map(
        releases
          .filter(({ id }) => id !== release?.id)
          .flatMap((other) => other.entries.map((entry) => [entryKey(entry), other] as const)),
      ),
    [releases, release],
  );
  const publishing = usePublishing({
    check,
    acknowledged,
    release,
    onDone,
    onOutdated() {
      announce('Not published: something has changed. Your selection is being reviewed again.');
      checker.checkAgain(check);
    },
  });
  useAnnouncedSelection(check);

  return (
    <Grid gap={5} align="start" className="studio-publish">
      <Stack gap={4} shrinks>
        {outdated && (
          <CheckChanged
            outdated={outdated}
            titleOf={(entry) => {
              const key = entryKey(entry);
              return titleOf(entry, drafts.get(key)?.content ?? seen?.get(key) ?? null, menus);
            }}
          />
        )}
        <PendingList
          entries={entries}
          own={own}
          releases={others}
          newer={newer}
          onTakeNewer={checker.takeNewer}
          selected={selected}
          onSelect={checker.select}
          now={now}
          at={later}
        />
        {state.failure && (
          <FailureNotice
            title="The selection could not be reviewed"
            failure={state.failure}
            onRetry={() => checker.checkAgain()}
          />
        )}
        {problems.length > 0 && <ProblemList problems={problems} />}
        {chosen.length > 0 && (
          <WhatChanges
            changes={changes}
            isUpdating={isUpdating}
            {...(at !== null && { immediately: formatMomentInUtc(Date.parse(at), timeZone) })}
          />
        )}
        {chosen.length > 0 && groups.length + earlier.length > 0 && (
          <WarningList
            groups={groups}
            earlier={earlier}
            since={since}
            acknowledged={acknowledged}
            onChange={setAcknowledged}
          />
        )}
      </Stack>
      <PublishForm
        version={since + 1}
        release={release}
        links={links}
        selected={selected.size}
        isChecked={!isUpdating && state.failure === null}
        problems={problems.length}
        open={groups.filter((group) => !isTicked(group, acknowledged))}
        publishing={publishing}
        onTime={checker.setTime}
      >
        {children}
      </PublishForm>
    </Grid>
  );
}

interface WhatChangesProps {
  readonly changes: readonly Change[];
  readonly isUpdating: boolean;
  /** When what is not later is seen, if not as soon as it is published. */
  readonly immediately?: string;
}

/** How much changes for visitors, and on demand what and when. */
function WhatChanges({ changes, isUpdating, ...when }: WhatChangesProps) {
  const timeZone = useTimeZone();
  const [isOpen, setOpen] = useState(false);
  const languages = LANGUAGES.filter((language) => changes.some((change) => change.language === language));
  return (
    <Text
      id="review"
      as="section"
      surface="panel"
      className="studio-publish__changes"
      aria-labelledby="studio-changes-title"
      aria-busy={isUpdating}
    >
      <Row gap={3} rows={0} className="studio-row__line">
        <Text id="studio-changes-title" as="h2" size="body" weight="strong">
          What visitors will see
        </Text>
        <Text grows size="small" tone="quiet" numbers>
          {changes.length === 0
            ? 'Visitors will see no difference, for now.'
            : `${countText(changes.length)} in ${languages.length === LANGUAGES.length ? 'all languages' : languageNames(languages)}`}
        </Text>
        {changes.length > 0 && <UnfoldButton label="Show what visitors will see" isOpen={isOpen} onChange={setOpen} />}
      </Row>
      {isOpen && changes.length > 0 && (
        <Text as="div" pad={4}>
          <ChangeSummary changes={changes} timeZone={timeZone} {...when} />
        </Text>
      )}
    </Text>
  );
}

function countText(count: number): string {
  return count === 1 ? '1 change' : `${count} changes`;
}

/** Announces the effect of a changed selection. The first check isn't announced, because people read it. */
function useAnnouncedSelection({ chosen, pending, changes, problems }: Check): void {
  const announce = useAnnounce();
  const last = useRef<string | null>(null);
  const selection = chosen.map(entryKey).join(' ');
  useEffect(() => {
    if (last.current !== null && last.current !== selection) {
      const wrong = problems.length === 0 ? '' : ` ${problems.length} to fix first.`;
      announce(`${chosen.length} of ${pending.length} selected: ${countText(changes.length)} for visitors.${wrong}`);
    }
    last.current = selection;
  }, [announce, selection, chosen, pending, changes, problems]);
}
