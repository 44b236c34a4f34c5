/** The table of announcements: when each is shown, whether it is active, and how often it is drawn. */

import type { Language } from '../../../../src/contract/language.ts';
import { numberFormat } from '../contract/format-locale.ts';
import { languageName } from '../contract/language-name.ts';
import { textIn } from '../contract/text-in.ts';
import { timeZoneName } from '../contract/time-zone.ts';
import { Badge } from '../page/controls/badge.tsx';
import { FIELD } from '../page/primitives/control-classes.ts';
import { Stack, Text } from '../page/primitives/layout.tsx';
import { EditHint, messageHref } from './edit-links.tsx';
import { Instant } from './instant.tsx';
import type { Preview } from './preview.ts';
import { type ScheduledAnnouncement, scheduleOf } from './schedule.ts';
import { ScrollRegion } from './scroll-region.tsx';

const percent = numberFormat({ style: 'percent', maximumFractionDigits: 1 });

export function AnnouncementTable({ preview }: { readonly preview: Preview }) {
  const { state, content, snapshot } = preview;
  const rotates = snapshot.competing && state.values.seed === null;
  return (
    <Stack as="section" gap={3} shrinks pad={5} surface="panel" aria-labelledby="preview-announcements">
      <Text as="h2" size="body" weight="strong" id="preview-announcements">
        Announcements in {languageName(content.language)}
      </Text>
      {content.announcements.length === 0 && (
        <p>This page has no announcements in this language, so the default messages are shown.</p>
      )}
      <ScrollRegion label="Table of announcements">
        <table className="studio-table preview-table--wide">
          <thead>
            <tr>
              <th scope="col">Message</th>
              <th scope="col">From</th>
              <th scope="col">Until</th>
              <th scope="col">Frequency</th>
              <th scope="col">State</th>
              <th scope="col">Share of draws</th>
            </tr>
          </thead>
          <tbody>
            {scheduleOf(content, snapshot.instant).map((row) => (
              <Row
                key={row.announcement.id}
                language={content.language}
                href={messageHref(row.announcement, preview)}
                row={row}
                timeZone={state.timeZone}
                shown={!rotates && row.announcement.id === snapshot.announcement?.id}
              />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p className={FIELD.hint}>
        A message is shown from its start up to, but not including, its end. Times are in{' '}
        {state.timeZone === 'UTC' ? 'UTC' : `${timeZoneName(state.timeZone)} time`}. <EditHint state={state} />
      </p>
    </Stack>
  );
}

interface RowProps {
  readonly row: ScheduledAnnouncement;
  readonly language: Language;
  /** The message's editor; `null` if there is no link to it from here. */
  readonly href: string | null;
  readonly shown: boolean;
  readonly timeZone: string;
}

function Row({ row, language, href, shown, timeZone }: RowProps) {
  const { announcement, active, share } = row;
  return (
    <tr data-preview-message={announcement.id} data-active={active} data-shown={shown}>
      <th scope="row">
        <span className="preview-title" {...textIn(language)}>
          {href === null ? announcement.title : <a href={href}>{announcement.title}</a>}
        </span>
        <Text as="code" block size="small" tone="quiet">
          {announcement.id}
        </Text>
      </th>
      <td>
        {announcement.startDate === null ? (
          'no start'
        ) : (
          <Instant short at={announcement.startDate} timeZone={timeZone} />
        )}
      </td>
      <td>
        {announcement.endDate === null ? 'no end' : <Instant short at={announcement.endDate} timeZone={timeZone} />}
      </td>
      <td>{announcement.weight}</td>
      <td>
        <Badge tone={active ? 'good' : 'neutral'}>{active ? 'Active' : 'Not active'}</Badge>{' '}
        <span className="preview-shown">
          <Badge tone="accent">Shown</Badge>
        </span>
      </td>
      <td>
        {percent(share)}
        <meter className="preview-meter" min={0} max={1} value={share} aria-hidden="true" />
      </td>
    </tr>
  );
}
