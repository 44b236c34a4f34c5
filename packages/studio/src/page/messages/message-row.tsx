/** A message of the list. */

import { Link } from 'react-aria-components';
import { DEFAULT_LANGUAGE } from '../../../../../src/contract/language.ts';
import { isArchived, languagesOf } from '../../contract/draft.ts';
import { languageName } from '../../contract/language-name.ts';
import { messagePath } from '../../contract/pages.ts';
import { textIn } from '../../contract/text-in.ts';
import { limitsOf } from '../../entries/audience.ts';
import { asSentence, limitsText } from '../../entries/describe-audience.ts';
import { Badge } from '../controls/badge.tsx';
import { SelectionCheckbox } from '../controls/checkbox.tsx';
import { FilledText } from '../controls/filled-text.tsx';
import { useProblems } from '../data/use-problems.ts';
import { useSites } from '../data/use-sites.ts';
import type { ListedMessage } from '../entries/listed-message.ts';
import { fieldsToShow } from '../entries/message-entry.ts';
import { MessageTotals } from '../figures/message-totals.tsx';
import { ChangeBadge } from '../kit/change-badge.tsx';
import { look, Row, Text } from '../primitives/layout.tsx';
import { useHasRole } from '../rights/use-rights.ts';
import { useTimeZone } from '../time/time-zone.ts';
import { DeletedActions } from './deleted-actions.tsx';
import { formatSchedule } from './format-schedule.ts';
import { formatVisibility } from './format-visibility.ts';
import { LanguageChips } from './language-chips.tsx';
import { useSharedByRows } from './list-context.ts';
import { MessageActions } from './message-actions.tsx';
import { ShareMeter } from './share-meter.tsx';

/** The content of a list item, which has the message's title as its name. */
export function MessageRow({ message }: { readonly message: ListedMessage }) {
  const { language, now, shareOf, totalsOf } = useSharedByRows();
  const { kind, id, content, draft, published, change } = message;
  const problems = useProblems(message);
  const shown = fieldsToShow(content, language ?? DEFAULT_LANGUAGE);
  const title = shown?.fields.title.trim() || 'Untitled';
  const present = languagesOf(content);
  const isMissing = language !== null && !present.includes(language);
  const path = messagePath(kind, id);
  const seen = published && fieldsToShow(published, language ?? DEFAULT_LANGUAGE);
  const sites = useSites();
  const isAuthor = useHasRole('author');
  const timeZone = useTimeZone();
  const share = shareOf(message);
  const totals = totalsOf(id, language);
  const badge = isArchived(content) ? 'archived' : change;
  const place = shown && limitsText(limitsOf(shown.fields), sites);
  const differs = formatVisibility(message, language, now, timeZone, sites);
  return (
    <>
      {isAuthor && <SelectionCheckbox />}
      <Text as="div" shrinks self="start" className="studio-message__text">
        <Row gap={2} rows={1}>
          <Link
            className={look({ weight: 'strong', breaks: true }, 'studio-message__title')}
            href={language ? `${path}?language=${language}` : path}
            {...(shown && textIn(shown.language))}
          >
            <FilledText text={title} />
          </Link>
          {badge === null ? null : <ChangeBadge change={badge} />}
          {content.campaign === undefined ? null : <span className="studio-message__campaign">{content.campaign}</span>}
          {draft !== null && problems.length > 0 ? (
            <Badge tone="bad">{problems.length === 1 ? '1 problem' : `${problems.length} problems`}</Badge>
          ) : null}
          {draft?.saving === 'conflict' ? <Badge tone="caution">Changed by someone else</Badge> : null}
        </Row>
        <Text size="small" tone="quiet" title={shown ? formatSchedule(shown.fields, 'UTC', now) : undefined}>
          {shown ? formatSchedule(shown.fields, timeZone, now) : 'In no language'}
        </Text>
        {place === null ? null : (
          <Text size="small" tone="quiet">
            {asSentence(place)}
          </Text>
        )}
        {isMissing ? (
          <Text size="small" tone="quiet">
            The title above is the {languageName(shown?.language ?? DEFAULT_LANGUAGE)} one
          </Text>
        ) : null}
        {differs === null ? null : (
          <Text above={1} size="small" breaks className="studio-message__differs">
            <FilledText text={differs} />
          </Text>
        )}
        {draft === null ? <DeletedActions message={message} title={title} now={now} /> : null}
      </Text>
      <div className="studio-message__share">
        {share === null || !seen ? null : <ShareMeter share={share} weight={seen.fields.weight} />}
      </div>
      <div className="studio-message__totals">{totals === null ? null : <MessageTotals tally={totals} />}</div>
      <LanguageChips present={present} />
      {draft === null ? null : <MessageActions message={message} draft={draft} title={title} now={now} />}
    </>
  );
}
