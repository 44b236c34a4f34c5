/** The summary: the announcement at the chosen instant, and the next change. */

import * as v from 'valibot';
import { dateSchema } from '../../../../src/content/text-schema.ts';
import type { Notice } from '../../../../src/request/parse-parameters.ts';
import { formatDistance, formatExactShortMoment } from '../contract/format-instant.ts';
import { languageName } from '../contract/language-name.ts';
import { textIn } from '../contract/text-in.ts';
import { buttonClass } from '../page/primitives/control-classes.ts';
import { Row, Stack, Text } from '../page/primitives/layout.tsx';
import { previewHref } from './addresses.ts';
import { Instant } from './instant.tsx';
import type { Preview } from './preview.ts';
import type { PreviewState } from './preview-state.ts';
import { boundariesOf, scheduleOf } from './schedule.ts';

export function Summary({ preview }: { readonly preview: Preview }) {
  const { state, content, snapshot, named } = preview;
  const competitors = scheduleOf(content, snapshot.instant).filter(({ share }) => share > 0).length;
  const { values, notices, timeZone } = state;
  const changes = boundariesOf(content, snapshot.instant).find(
    ({ instant }) => instant === snapshot.changesAt,
  )?.changes;
  return (
    <Row
      as="section"
      gap={5}
      rows={2}
      align="end"
      justify="between"
      grows
      className="preview-summary"
      aria-label="Shown now"
      data-preview-live="summary"
    >
      <Stack gap={1} grows="wide" breaks role="status">
        <Text size="large">
          <Shown preview={preview} />{' '}
          {named && 'shown' in named && competitors > 1 && (
            <>
              {competitors} messages share the views.{' '}
              <a id="preview-draw" href={previewHref(state, { message: '' })} data-preview-link>
                Draw one as for visitors
              </a>
            </>
          )}
        </Text>
        <Text size="small" tone="quiet">
          {languageName(values.lang)}, {values.at === null ? 'now, ' : ''}
          <Instant at={snapshot.instant} timeZone={timeZone} />
          {timeZone === 'UTC' ? '' : ` (${formatExactShortMoment(snapshot.instant, 'UTC')})`}. Next change:{' '}
          <Instant at={snapshot.changesAt} timeZone={timeZone} /> (
          {formatDistance(snapshot.changesAt, snapshot.instant, 'second')}){changes ? `: ${changes.join(', ')}` : ''}.
        </Text>
        {notices.map((notice) => (
          <Text key={notice.parameter} inset="small" surface="caution" tone="caution">
            {notice.parameter === 'at' ? 'Date and time' : <code>{notice.parameter}</code>}{' '}
            {notice.kind === 'unknown'
              ? 'is unknown.'
              : `${problemOf(notice, state)}; “${notice.used}” is used instead.`}
          </Text>
        ))}
      </Stack>
      <Row gap={2}>
        <a className={buttonClass()} id="preview-again" href={previewHref(state)} data-preview-link data-preview-again>
          Reload
        </a>
        <button className={buttonClass()} type="button" data-preview-copy={preview.origin + previewHref(state)} hidden>
          Copy link
        </button>
      </Row>
    </Row>
  );
}

/** Why the message that the preview is about is not shown. */
export function Missing({ preview: { named } }: { readonly preview: Preview }) {
  return (
    <div role="status" data-preview-live="missing">
      {named && 'missing' in named && (
        <Text inset="small" surface="caution" tone="caution">
          The message you came from is not shown here. {named.missing}
        </Text>
      )}
    </div>
  );
}

function problemOf({ parameter }: Notice, { parameters }: PreviewState): string {
  if (parameter !== 'at') return 'is not valid';
  return v.safeParse(dateSchema, parameters.get(parameter)).issues?.[0].message ?? 'is not valid';
}

function Shown({ preview: { state, content, snapshot } }: { readonly preview: Preview }) {
  const { announcement, competing, instant } = snapshot;
  if (announcement === null) return <>No announcement is shown: none is active at this time.</>;
  const shown = <strong {...textIn(content.language)}>“{announcement.title}”</strong>;
  if (!competing) return <>{shown} is shown.</>;
  if (state.values.seed !== null) return <>{shown} is shown for this seed.</>;
  const competitors = scheduleOf(content, instant).filter(({ share }) => share > 0);
  return <span data-preview-drawn>One of {competitors.length} messages is drawn at random for each request.</span>;
}
