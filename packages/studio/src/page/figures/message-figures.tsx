/** The figures of a message: in all, by day, language and site, and compared with another message. */

import type { DayRow, Figures } from '../../contract/figures.ts';
import { languageName } from '../../contract/language-name.ts';
import { Button } from '../controls/button.tsx';
import { useSites } from '../data/use-sites.ts';
import { download } from '../kit/download.ts';
import { Grid, Row, Text } from '../primitives/layout.tsx';
import { Moment } from '../time/moment.tsx';
import { ClickRate } from './click-rate.tsx';
import { CompareMessages } from './compare-messages.tsx';
import { DayFigures } from './day-figures.tsx';
import { figuresFile } from './figures-file.ts';
import { FiguresTable } from './figures-table.tsx';
import { formatCount } from './format-figures.ts';
import { isEstimate, type Tally, talliesBy, tallyOf } from './tally.ts';

interface MessageFiguresProps {
  readonly id: string;
  readonly days: number;
  readonly figures: Extract<Figures<DayRow>, { readonly rows: unknown }>;
}

export function MessageFigures({ id, days, figures }: MessageFiguresProps) {
  const sites = useSites();
  const { rows, from, to, updatedAt } = figures;
  if (rows.length === 0) return <Text tone="quiet">Nobody has seen it in the last {days} days.</Text>;
  const all = tallyOf(rows);
  const named = (keyOf: (row: DayRow) => string, nameOf: (row: DayRow) => string) =>
    [...talliesBy(rows, keyOf)]
      .toSorted(([, one], [, other]) => other.seen.count - one.seen.count)
      .map(([key, tally]) => {
        const row = rows.find((candidate) => keyOf(candidate) === key);
        return { key, name: row ? nameOf(row) : key, tally };
      });
  const bySite = named(
    ({ site }) => site,
    ({ site }) => sites.find((known) => known.id === site)?.title ?? site,
  );
  return (
    <>
      <Totals tally={all} />
      <DayFigures rows={rows} from={from} to={to} />
      <FiguresTable
        caption="By language"
        heading="Language"
        rows={named(
          ({ language }) => language,
          ({ language }) => languageName(language),
        )}
      />
      {bySite.length < 2 ? null : <FiguresTable caption="By site" heading="Site" rows={bySite} />}
      <CompareMessages id={id} days={days} />
      <Row gap={4} rows={3} justify="between" size="small" tone="quiet">
        <p>
          Last updated <Moment at={Date.parse(updatedAt)} />.
          {isEstimate(all.seen) ? ' Estimated, because only a sample of the views is counted.' : ''}
        </p>
        <Button size="small" onPress={() => download(figuresFile(id, rows), `figures-${id}.csv`, 'text/csv')}>
          Export as CSV
        </Button>
      </Row>
    </>
  );
}

function Totals({ tally }: { readonly tally: Tally }) {
  return (
    <Grid as="dl" gap={4} className="studio-figures__totals">
      <div>
        <dt>Seen</dt>
        <dd>{formatCount(tally.seen)}</dd>
      </div>
      <div>
        <dt>Clicks</dt>
        <dd>{formatCount(tally.click)}</dd>
      </div>
      <div>
        <dt>Dismissed</dt>
        <dd>{formatCount(tally.dismiss)}</dd>
      </div>
      <div>
        <dt>Click rate</dt>
        <dd>
          <ClickRate tally={tally} title="95 of 100 such intervals contain the true rate" />
        </dd>
      </div>
    </Grid>
  );
}
