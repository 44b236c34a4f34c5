/** What visitors see at the chosen moment, by language, and links to its preview. */

import type { Ref } from 'react';
import { Heading, Link } from 'react-aria-components';
import { sharesAt } from '../../messages/timeline.ts';
import { Button } from '../controls/button.tsx';
import { messagePath } from '../routing/route.ts';
import { momentInWords } from '../time/moment-words.ts';
import { languageName } from '../words/language-name.ts';
import { kindInWords, shareInWords } from './period-words.ts';
import type { LanguageRows } from './timeline-row.ts';
import type { TimelineView } from './use-timeline-view.ts';

interface MomentPanelProps {
  readonly view: TimelineView;
  readonly languages: readonly LanguageRows[];
  /** The changes before and after the moment, in milliseconds since 1970. */
  readonly previousChange: number | null;
  readonly nextChange: number | null;
  readonly goTo: (instant: number) => void;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

export function MomentPanel({ view, languages, previousChange, nextChange, goTo, headingRef }: MomentPanelProps) {
  const { moment, timeZone, source } = view;
  const at = `${new Date(moment).toISOString().slice(0, 19)}Z`;
  const previewed = source === 'published' ? 'published' : 'draft';
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
          {momentInWords(moment, timeZone)}
        </Heading>
        {timeZone === 'UTC' || <p className="studio-moment__utc">{momentInWords(moment, 'UTC')} UTC</p>}
        <div className="studio-moment__moves">
          <Button size="small" isDisabled={previousChange === null} onPress={() => goTo(previousChange ?? moment)}>
            Previous change
          </Button>
          <Button size="small" isDisabled={nextChange === null} onPress={() => goTo(nextChange ?? moment)}>
            Next change
          </Button>
        </div>
      </header>
      <ul className="studio-moment__languages">
        {languages.map(({ language, rows: [row] }) => {
          if (!row) return null;
          const shares = sharesAt(row.messages, moment);
          const mark = kindInWords({
            kind: shares.length === 0 ? 'gap' : shares.length > 1 ? 'overlap' : 'single',
            shares,
          });
          return (
            <li key={language} className="studio-moment__language">
              <h3 className="studio-moment__name">{languageName(language)}</h3>
              <ul className="studio-moment__messages" lang={language}>
                {shares.map(({ message, share }) => (
                  <li key={message.id} className="studio-moment__message">
                    <Link href={messagePath(message.kind, message.id)}>{message.title}</Link>
                    {share < 1 && <span className="studio-moment__share">{shareInWords(share)}</span>}
                  </li>
                ))}
                {shares.length === 0 && (
                  <li className="studio-moment__gap" lang="en">
                    {mark}: visitors see no message
                  </li>
                )}
              </ul>
              <Link
                className="studio-moment__preview"
                href={`/preview?lang=${language}&at=${at}${previewed === 'draft' ? '' : '&of=published'}`}
              >
                Preview this moment<span className="studio-visually-hidden"> in {languageName(language)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
