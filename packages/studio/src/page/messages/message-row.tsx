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
import { formatVisibility } from './format-visibility.ts';
import { LanguageChips } from './language-chips.tsx';
import { useSharedByRows } from './list-context.ts';
import { MessageActions } from './message-actions.tsx';
import { MessageDates } from './message-dates.tsx';
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
      <div className="studio-message__text">
        <Link
          className={look({ weight: 'medium', breaks: true }, 'studio-message__title')}
          href={language ? `${path}?language=${language}` : path}
          {...(shown && textIn(shown.language))}
        >
          <FilledText text={title} />
        </Link>
        <Row gap={2} rows={0} size="small" tone="quiet" className="studio-message__notes">
          {badge !== null && <ChangeBadge change={badge} />}
          {draft !== null && problems.length > 0 && (
            <Badge tone="bad">{problems.length === 1 ? '1 problem' : `${problems.length} problems`}</Badge>
          )}
          {draft?.saving === 'conflict' && <Badge tone="caution">Changed by someone else</Badge>}
          {shown === null && <span>In no language</span>}
          {share !== null && seen && Number(seen.fields.weight) !== 1 && (
            <span>Frequency {seen.fields.weight.trim()}</span>
          )}
          {content.campaign !== undefined && <span className="studio-message__campaign">{content.campaign}</span>}
          {place !== null && <span>{asSentence(place)}</span>}
          {isMissing && <span>The title above is the {languageName(shown?.language ?? DEFAULT_LANGUAGE)} one</span>}
          {differs !== null && (
            <Text as="span" breaks className="studio-message__differs">
              <FilledText text={differs} />
            </Text>
          )}
        </Row>
        {draft === null ? <DeletedActions message={message} title={title} now={now} /> : null}
      </div>
      {shown && <MessageDates fields={shown.fields} now={now} />}
      <Text as="span" size="small" numbers className="studio-message__share">
        {share !== null && <ShareMeter share={share} />}
      </Text>
      <span className="studio-message__totals">{totals === null ? null : <MessageTotals tally={totals} />}</span>
      <LanguageChips present={present} />
      {draft === null ? null : <MessageActions message={message} draft={draft} title={title} now={now} />}
    </>
  );
}
