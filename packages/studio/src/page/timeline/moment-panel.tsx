/** What visitors see at the chosen moment, by language, and links to its preview. */

import { type Ref, useState } from 'react';
import { Heading, Link } from 'react-aria-components';
import { parseWritten } from '../../../../../src/contract/instant.ts';
import { formatMoment } from '../../contract/format-instant.ts';
import { languageName } from '../../contract/language-name.ts';
import { type Audience, pageParameters } from '../../entries/audience.ts';
import { sharesAt } from '../../entries/timeline.ts';
import { Button } from '../controls/button.tsx';
import { MomentField } from '../controls/moment-field.tsx';
import { TotalsNote } from '../figures/figures-source.tsx';
import { useFigureTotals } from '../figures/use-figures.ts';
import { Grid, look, Row, Stack, Text } from '../primitives/layout.tsx';
import { usePreviewPath } from '../routing/preview-path.ts';
import type { LanguageRows, TimelineRow } from './language-rows.ts';
import { MomentFigures, SharedVerdict } from './moment-figures.tsx';
import { ShareList } from './share-list.tsx';
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
    <Stack as="section" gap={3} pad={4} surface="panel" className="studio-moment" aria-labelledby="studio-moment-title">
      <header className="studio-moment__head">
        <Text size="small" tone="quiet">
          Chosen moment
        </Text>
        <Heading
          level={2}
          id="studio-moment-title"
          className={look({ below: 3, size: 'large' })}
          ref={headingRef}
          tabIndex={-1}
        >
          {formatMoment(moment, timeZone)}
        </Heading>
        <MomentChoice view={view} />
        <Row gap={2} above={3}>
          <Button size="small" isDisabled={previousChange === null} onPress={() => goTo(previousChange ?? moment)}>
            Previous change
          </Button>
          <Button size="small" isDisabled={nextChange === null} onPress={() => goTo(nextChange ?? moment)}>
            Next change
          </Button>
        </Row>
        <TotalsNote figures={figures} />
      </header>
      <Grid as="ul" gap={5} rows={0} className="studio-moment__languages">
        {languages.map(({ language, rows }) => (
          <Text key={language} as="li" padBlock={2} line="start" className="studio-moment__language">
            {rows.map((row) => (
              <MomentRow key={row.source} row={row} audience={audience} moment={moment} isNamed={rows.length > 1} />
            ))}
          </Text>
        ))}
      </Grid>
    </Stack>
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
  const name = source === 'published' ? 'published' : 'draft';
  const previewPath = usePreviewPath();
  const query = {
    lang: language,
    at: utcOfMoment(moment),
    ...(source === 'published' && { of: source }),
    ...pageParameters(audience),
  };
  return (
    <>
      <Row gap={3} rows={0} justify="between" size="small">
        <Text as="h3" size="small" weight="medium" tone="quiet">
          {languageName(language)}
          {isNamed && `, ${name}`}
        </Text>
        <Link href={previewPath(query)}>
          Preview
          <span className="studio-visually-hidden">
            {' '}
            this moment in {languageName(language)}
            {isNamed && `, ${name}`}
          </span>
        </Link>
      </Row>
      {shares.length === 0 ? (
        <Text size="small" tone="caution">
          Gap: visitors see no message
        </Text>
      ) : (
        <ShareList shares={shares} language={language}>
          {({ id }) => <MomentFigures id={id} language={language} />}
        </ShareList>
      )}
      <SharedVerdict messages={shares.map(({ message: shared }) => shared)} language={language} />
    </>
  );
}
