/** What is different about a pending entry: for visitors, and in each language and field. */

import { useMemo } from 'react';
import { Link } from 'react-aria-components';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../../../../src/contract/language.ts';
import type { Change } from '../../contract/api.ts';
import { isMenuKind, isMessageContent } from '../../contract/draft.ts';
import { formatMomentInUtc } from '../../contract/format-instant.ts';
import { BUILT_IN } from '../../contract/person.ts';
import { FilledText } from '../controls/filled-text.tsx';
import { useMenuFiles } from '../data/use-menu-files.ts';
import { FieldDifferences } from '../differences/field-differences.tsx';
import { previewOf } from '../entries/preview-of.ts';
import { fieldPath } from '../names/entry-names.ts';
import { languageNames } from '../names/language-names.ts';
import { Row, Stack, Text } from '../primitives/layout.tsx';
import { ShareButton } from '../shares/share-button.tsx';
import { Moment } from '../time/moment.tsx';
import { useTimeZone } from '../time/time-zone.ts';
import { ChangeSummary } from './change-summary.tsx';
import { entryDifferences, type ListedEntry } from './pending-entries.ts';
import { ProblemLines } from './problem-list.tsx';

interface PendingDetailsProps {
  readonly entry: ListedEntry;
  readonly changes: readonly Change[];
  /** The languages in which visitors see the change as soon as it is published. */
  readonly atOnce: readonly Language[];
  /** When it will be published, in milliseconds since 1970; `null` for now. */
  readonly at: number | null;
}

export function PendingDetails({ entry, changes, atOnce, at }: PendingDetailsProps) {
  const { kind, id, title, content, problems, obstacle, changedAt, changedBy } = entry;
  const timeZone = useTimeZone();
  const menus = useMenuFiles().data ?? null;
  const differences = useMemo(() => entryDifferences(entry, menus), [entry, menus]);
  // a link may be in one language only
  const shownIn = isMenuKind(kind) ? (differences[0]?.language ?? null) : null;
  const message = content && isMessageContent(content) ? { kind: content.kind, id, content } : null;
  return (
    <Stack gap={4} className="studio-row__details">
      <Row gap={4} rows={2} size="body">
        <Link href={fieldPath(kind, id, shownIn, null)}>
          Open “<FilledText text={title} />”
        </Link>
        {obstacle === null && (
          <ShareButton
            size="small"
            only={{ kind, id, name: title }}
            {...(message && { parameters: previewOf(message, DEFAULT_LANGUAGE, at ?? Date.now()) })}
          />
        )}
        {changedBy !== null && changedAt !== null && (
          <Text as="span" tone="quiet">
            Changed by {changedBy === BUILT_IN ? 'your engineers' : changedBy} on <Moment at={Date.parse(changedAt)} />
          </Text>
        )}
      </Row>
      <ProblemLines problems={problems} titleOf={() => null} />
      {atOnce.length > 0 && (
        <Text size="body" weight="medium" tone="caution">
          Visible {at === null ? 'at once' : `from ${formatMomentInUtc(at, timeZone)}`} to visitors in{' '}
          {atOnce.length === LANGUAGES.length ? 'all languages' : languageNames(atOnce)}
        </Text>
      )}
      {changes.length > 0 && <ChangeSummary changes={changes} timeZone={timeZone} level={4} />}
      <FieldDifferences differences={differences} timeZone={timeZone} />
    </Stack>
  );
}
