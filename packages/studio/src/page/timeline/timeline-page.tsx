/** The page “Timeline”: by language, which messages can be shown when, and their shares. */

import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { formatMoment } from '../../contract/format-instant.ts';
import { languageName } from '../../contract/language-name.ts';
import { changesIn, sharesAt, type TimelineMessages } from '../../entries/timeline.ts';
import { useFill } from '../controls/filled-text.tsx';
import { useDraft, useEntries } from '../data/draft-provider.tsx';
import { failureOf } from '../data/failure.ts';
import { apiQuery, IMMUTABLE } from '../data/query-client.ts';
import { useReleases } from '../data/use-releases.ts';
import { useSites } from '../data/use-sites.ts';
import { useAnnounce } from '../kit/announcer.tsx';
import { FailureNotice } from '../kit/failure-notice.tsx';
import { PageHeading } from '../kit/page-heading.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { Grid, Stack } from '../primitives/layout.tsx';
import { useTimeZone } from '../time/time-zone.ts';
import { AudienceChoice, useAudience } from './audience-choice.tsx';
import { formatShares } from './format-shares.ts';
import { type LanguageRows, languageRows } from './language-rows.ts';
import { nameOf } from './message-rows.ts';
import { MomentPanel } from './moment-panel.tsx';
import {
  type LanguageTimeline,
  patternsIn,
  type ReadableMessage,
  timelinesFor,
  timelinesOfDraft,
  timelinesOfVersion,
} from './timeline-messages.ts';
import { TimelinePicture } from './timeline-picture.tsx';
import { type ReleaseMoment, scheduledReleases } from './timeline-releases.tsx';
import { TimelineToolbar } from './timeline-toolbar.tsx';
import { useTimelineView } from './use-timeline-view.ts';

export function TimelinePage() {
  const known = useDraft((draft) => draft.published);
  const latest = useDraft((draft) => draft.latest);
  const entries = useEntries();
  const timeZone = useTimeZone();
  const view = useTimelineView(timeZone);
  const { moment, range, source } = view;
  const isMissing = source !== 'draft' && !known;
  const version = useQuery({
    ...apiQuery('GET /versions/:version', { params: { version: latest.version } }),
    enabled: isMissing,
    ...IMMUTABLE,
  });
  const published = known ?? version.data?.languages ?? null;
  const slider = useRef<HTMLDivElement>(null);
  const momentHeading = useRef<HTMLHeadingElement>(null);
  const announce = useAnnounce();

  const sites = useSites();
  const releases = useReleases();
  const scheduled = useMemo(() => scheduledReleases(releases), [releases]);
  const inDraft = useMemo(() => timelinesOfDraft(entries), [entries]);
  const inPublished = useMemo(() => published && timelinesOfVersion(published), [published]);
  const patterns = useMemo(() => patternsIn([...inDraft, ...(inPublished ?? [])]), [inDraft, inPublished]);
  const { audience, choose } = useAudience(sites, patterns);
  const languages = useMemo(
    () =>
      languageRows(timelinesFor(audience, inDraft), inPublished && timelinesFor(audience, inPublished), source, range),
    [audience, inDraft, inPublished, source, range],
  );
  const isPublished = useMemo(() => publishedIn(inPublished), [inPublished]);
  const isLoading = source !== 'draft' && !published;
  const changes = useMemo(() => allChanges(languages, scheduled), [languages, scheduled]);
  const before = usePrevious(moment);
  const momentText = useFill()(`${formatMoment(moment, timeZone)}. ${momentSummary(languages, moment, before)}`);

  function goTo(instant: number) {
    view.choose(instant);
    announce(`Chosen moment: ${formatMoment(instant, timeZone)}. ${momentSummary(languages, instant)}`);
  }

  return (
    <Stack gap={5} className="studio-timeline-page">
      <PageHeading title="Timeline">
        What visitors can see when. Messages that overlap share them by their frequency.
      </PageHeading>
      <TimelineToolbar view={view} announce={announce} goTo={goTo}>
        <AudienceChoice sites={sites} patterns={patterns} audience={audience} onChange={choose} />
      </TimelineToolbar>
      {isLoading && version.isError && (
        <FailureNotice
          title="What is published could not be loaded"
          failure={failureOf(version.error)}
          onRetry={version.refetch}
        />
      )}
      {isLoading && version.isPending && <Skeleton rows={2} height="16rem" />}
      {isLoading || (
        <Grid gap={4} align="start" columns="one" className="studio-timeline-layout">
          <TimelinePicture
            view={view}
            releases={scheduled}
            languages={languages}
            isPublished={isPublished}
            momentText={momentText}
            sliderRef={slider}
            onEnter={() => momentHeading.current?.focus()}
            goTo={goTo}
          />
          <MomentPanel
            view={view}
            audience={audience}
            languages={languages}
            previousChange={changes.findLast((change) => change < moment) ?? null}
            nextChange={changes.find((change) => change > moment) ?? null}
            goTo={goTo}
            headingRef={momentHeading}
          />
        </Grid>
      )}
    </Stack>
  );
}

/**
 * Such as `German: “Frühling”. English: No message.`
 *
 * @param before another moment: names only languages in which visitors see something else than then
 */
function momentSummary(languages: readonly LanguageRows[], moment: number, before: number | null = null): string {
  return languages
    .flatMap(({ language, rows: [row] }) => {
      if (!row) return [];
      const shown = formatShares(sharesAt(row.messages, moment));
      const isSame = before !== null && formatShares(sharesAt(row.messages, before)) === shown;
      return isSame ? [] : [`${languageName(language)}: ${shown}.`];
    })
    .join(' ');
}

/** The value before the present one; `null` until it changes. */
function usePrevious(value: number): number | null {
  const [{ current, previous }, setValues] = useState<{ current: number; previous: number | null }>({
    current: value,
    previous: null,
  });
  if (current === value) return previous;
  setValues({ current: value, previous: current });
  return current;
}

/** Finds messages by name; without a publication, all count as published. */
function publishedIn(timelines: readonly LanguageTimeline[] | null): (message: ReadableMessage) => boolean {
  if (timelines === null) return () => true;
  const messages = timelines.flatMap(({ messages: { announcements, defaults } }) => [...announcements, ...defaults]);
  const names = new Set(messages.map(nameOf));
  return (message) => names.has(nameOf(message));
}

/** The instants at which what visitors see changes in any language, or a release is published, in order. */
function allChanges(languages: readonly LanguageRows[], releases: readonly ReleaseMoment[]): readonly number[] {
  const changes = languages.flatMap(({ rows }) => rows.flatMap(({ messages }) => changesOf(messages)));
  return [...new Set([...changes, ...releases.map(({ at }) => at)])].sort((one, other) => one - other);
}

function changesOf(messages: TimelineMessages): readonly number[] {
  const limits = [...messages.announcements, ...messages.defaults]
    .flatMap(({ startDate, endDate }) => [startDate, endDate])
    .filter((instant) => instant !== null);
  if (limits.length === 0) return [];
  return changesIn(messages, { from: Math.min(...limits) - 1, to: Math.max(...limits) + 1 });
}
