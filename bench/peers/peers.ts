/** Compares the header in Chromium with one made with Radix and React, and with a plain one as the lower bound. */

import { SLOWED } from '../browser/rendering.ts';
import type { BarChart, Measurement, Section } from '../report/section.ts';
import { bytesOf, totalOf } from './bytes.ts';
import { type Figures, spreadIfAny } from './compared.ts';
import { measureBrowser, type PeerFigures } from './measure-browser.ts';
import { bytesTable, type Compared, earlyTable, loadingTable, openingsTable } from './tables.ts';

export const peers: Measurement = { name: 'peers', measure };

async function measure(): Promise<Section> {
  const [portico, radix, plain] = await measureBrowser();
  if (!portico || !radix || !plain) throw new Error('A header was not measured');
  const compared: Compared = [portico, radix, plain];
  return {
    title: 'Beside other headers, in the browser',
    paragraphs: [
      `The same links and texts in three headers, each in the same page of a host: that of the built service; one made with Radix NavigationMenu and React, rendered on the server and hydrated; and a plain one, whose small script shows and hides panels, as the lower bound. They were measured alternately in Chromium with a processor slowed ${SLOWED} times, over a loopback connection without latency, so the time of downloads is not part of it. Loading figures are those of the page with a header minus those of the page without one.`,
      'Each run first opens every menu of every header, and fails if one does not open or if a link or text differs. An input is measured from its first event to the end of the first frame that shows the menu; Event Timing rounds its figures to 8 ms.',
      'Unfair to Portico: its style sheet is that of the footer too, of two themes, of print and forced colours, and withstands the style sheets of hosts; its links are all in the HTML, where crawlers and visitors without scripts find them, and languages and buttons are in it twice. Radix renders no link of a closed menu. Portico opens with a short transition, the peers open at once.',
      'Unfair to the peers: Radix waits 200 ms before it opens on hover, by default, which is part of its figure; in a page that uses React anyway, the header does not pay for React alone; and a plain header for one site could be smaller if its panels had links without icons and descriptions. The peers have neither languages nor themes to choose from, and hold no page behind the menu of the burger.',
    ],
    tables: [
      bytesTable(compared),
      loadingTable(compared, 'desktop'),
      loadingTable(compared, 'phone'),
      openingsTable(compared),
      earlyTable(compared),
    ],
    charts: [
      chart(compared, 'performance-peers-bytes', 'What a browser downloads for the header', 'KB', ({ peer }) => [
        totalOf(bytesOf(peer)) / 1_000,
      ]),
      chart(
        compared,
        'performance-peers-loading',
        `Main thread on a phone, slowed ${SLOWED} times`,
        'ms',
        ({ firstViews }) => firstViews.phone.map(({ task }) => task),
      ),
      chart(
        compared,
        'performance-peers-tap',
        `From a tap on a section to its links, slowed ${SLOWED} times`,
        'ms',
        ({ visits }) => visits.phone.map(({ openings }) => openings.get('tap')?.delay ?? null),
      ),
    ],
  };
}

function chart(
  compared: Compared,
  file: string,
  title: string,
  unit: string,
  read: (figures: PeerFigures) => Figures,
): BarChart {
  return {
    file,
    title,
    unit,
    bars: compared.map((figures) => {
      const value = spreadIfAny(read(figures))?.median ?? Number.NaN;
      const { name } = figures.peer;
      return { label: name, value, text: `${value.toFixed(unit === 'KB' ? 1 : 0)} ${unit}`, ours: name === 'Portico' };
    }),
  };
}
