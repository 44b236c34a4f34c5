/** What visitors see at the chosen moment, by language, and links to its preview. */

import { type Ref, useState } from 'react';
import { Heading, Link } from 'react-aria-components';
import { parseWritten } from '../../../../../src/contract/instant.ts';
import { formatMoment } from '../../contract/format-instant.ts';
import { languageName } from '../../contract/language-name.ts';
import { messagePath } from '../../contract/pages.ts';
import { textIn } from '../../contract/text-in.ts';
import { type Audience, pageParameters } from '../../entries/audience.ts';
import { sharesAt } from '../../entries/timeline.ts';
import { Button } from '../controls/button.tsx';
import { FilledText } from '../controls/filled-text.tsx';
import { MomentField } from '../controls/moment-field.tsx';
import { TotalsNote } from '../figures/figures-source.tsx';
import { useFigureTotals } from '../figures/use-figures.ts';
import { usePreviewPath } from '../routing/preview-path.ts';
import { formatShare } from './format-shares.ts';
import { MomentFigures, SharedVerdict } from './moment-figures.tsx';
import type { LanguageRows, TimelineRow } from './timeline-row.ts';
import { type TimelineView, utcOfMoment } from './use-timeline-view.ts';

interface MomentPanelProps {
  readonly view: TimelineView;
  readonly audience: Audience;
  readonly languages: readonly LanguageRows[];
  /** The changes before and after the moment, in milliseconds since 1970. */
  readonly previousChange: number | null;
  readonly nextChange: number | null;
  readonly goTo: (instant: number) => void;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

export function MomentPanel({
  view,
  audience,
  languages,
  previousChange,
  nextChange,
  goTo,
  headingRef,
}: MomentPanelProps) {
  const { moment, timeZone } = view;
  const { figures } = useFigureTotals();
  return (
    <section className="studio-moment" aria-labelledby="studio-moment-title">
      <header className="studio-moment__head">
        <div className="studio-moment__lead">
          <p>Chosen moment</p>
          <Button size="small" look="quiet" onPress={() => goTo(view.now)}>
            Go to now
          </Button>
        </div>
        <Heading level={2} id="studio-moment-title" className="studio-moment__title" ref={headingRef} tabIndex={-1}>
          {formatMoment(moment, timeZone)}
        </Heading>
        <MomentChoice view={view} />
        <div className="studio-moment__moves">
          <Button size="small" isDisabled={previousChange === null} onPress={() => goTo(previousChange ?? moment)}>
            Previous change
          </Button>
          <Button size="small" isDisabled={nextChange === null} onPress={() => goTo(nextChange ?? moment)}>
            Next change
          </Button>
        </div>
        <TotalsNote figures={figures} />
      </header>
      <ul className="studio-moment__languages">
        {languages.map(({ language, rows }) => (
          <li key={language} className="studio-moment__language">
            <h3 className="studio-moment__name">{languageName(language)}</h3>
            {rows.map((row) => (
              <MomentRow key={row.source} row={row} audience={audience} moment={moment} isNamed={rows.length > 1} />
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Follows the moment, except while the person types one that can't be shown. */
function MomentChoice({ view: { moment, choose, now } }: { readonly view: TimelineView }) {
  const [typed, setTyped] = useState({ value: '', moment: 0 });
  const change = (value: string) => {
    const instant = value === '' ? now : parseWritten(value);
    setTyped({ value, moment: instant === null ? moment : Date.parse(utcOfMoment(instant)) });
    if (instant !== null) choose(instant);
  };
  return (
    <MomentField
      label="Date and time"
      value={typed.value !== '' && typed.moment === moment ? typed.value : utcOfMoment(moment)}
      onChange={change}
    />
  );
}

interface MomentRowProps {
  readonly row: TimelineRow;
  readonly audience: Audience;
  readonly moment: number;
  /** Whether to say that the messages are the draft's or published. */
  readonly isNamed: boolean;
}

function MomentRow({ row: { language, messages, source }, audience, moment, isNamed }: MomentRowProps) {
  const shares = sharesAt(messages, moment);
  const name = source === 'published' ? 'Published' : 'Draft';
  const previewPath = usePreviewPath();
  const query = {
    lang: language,
    at: utcOfMoment(moment),
    ...(source === 'published' && { of: source }),
    ...pageParameters(audience),
  };
  return (
    <div className="studio-moment__row">
      {isNamed && <p className="studio-moment__source">{name}</p>}
      {shares.length === 0 ? (
        <p className="studio-moment__gap">Gap: visitors see no message</p>
      ) : (
        <ul className="studio-moment__messages">
          {shares.map(({ message, share }) => (
            <li key={message.id} className="studio-moment__message">
              <Link href={messagePath(message.kind, message.id)} {...textIn(language)}>
                <FilledText text={message.title} />
              </Link>
              {share < 1 && <span className="studio-moment__share">{formatShare(share)}</span>}
              <MomentFigures id={message.id} language={language} />
            </li>
          ))}
        </ul>
      )}
      <SharedVerdict messages={shares.map(({ message }) => message)} language={language} />
      <Link className="studio-moment__preview" href={previewPath(query)}>
        Preview this moment
        <span className="studio-visually-hidden">
          {' '}
          in {languageName(language)}
          {isNamed ? `, ${name.toLowerCase()}` : ''}
        </span>
      </Link>
    </div>
  );
}
