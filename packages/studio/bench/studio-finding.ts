/** Measures the Studio's list with as many messages as a draft can hold, beside one with few. */

import { inTurn } from '../../../tools/bench/in-turn.ts';
import { comparisonRow, formatNumber, formatSpread } from '../../../tools/bench/report/format.ts';
import type { Measurement, Section } from '../../../tools/bench/report/section.ts';
import { comparisonOf } from '../../../tools/bench/statistics.ts';
import { launchChromium } from '../../cli/src/local/chromium.ts';
import { MAX_ENTRIES, numberText } from '../src/contract/limits.ts';
import { startLargeStudio } from './fill-studio.ts';
import { type Finding, measureFinding } from './measure-finding.ts';
import { measureTyping } from './measure-typing.ts';

const ROUNDS = 4;

/** In messages, of the Studio to compare with. */
const FEW = 20;

/** In milliseconds. */
const AIMS = { opening: 1_000, key: 16, tick: 50, typing: 16 } as const;

const NAMES = {
  opening: 'opening the list',
  key: 'a key in the search',
  tick: 'a tick',
  typing: 'a key in the title of a message',
} as const;

type Figures = Finding & { readonly typing: number };

export const studioFinding: Measurement = {
  name: 'studio-finding',
  async measure(): Promise<Section> {
    const browser = await launchChromium();
    const studios: Awaited<ReturnType<typeof startLargeStudio>>[] = [];
    try {
      for (const total of [MAX_ENTRIES, FEW]) studios.push(await startLargeStudio(total));
      const results = await inTurn(ROUNDS, studios, async ({ started, announcement }): Promise<Figures> => {
        const { origin } = started.studio;
        const { delay } = await measureTyping(browser, `${origin}/messages/announcement/${announcement}?language=en`);
        return { ...(await measureFinding(browser, origin)), typing: delay };
      });
      return sectionOf([...results.values()]);
    } finally {
      await browser.close();
      for (const { started } of studios) await started.stop();
    }
  },
};

/** @param results of the large Studio, then of the small one, by round */
function sectionOf(results: readonly (readonly Figures[])[]): Section {
  const compare = (figure: keyof Figures) => {
    const [ours = [], reference = []] = results.map((rounds) => rounds.map((round) => round[figure]));
    return comparisonOf(ours, reference);
  };
  const figures = Object.entries(AIMS).map(([figure, aim]) => ({
    aim,
    name: NAMES[figure as keyof typeof AIMS],
    comparison: compare(figure as keyof typeof AIMS),
  }));
  const longest = compare('longestTask');
  return {
    title: `Finding a message in the Studio, ${numberText(MAX_ENTRIES)} entries`,
    paragraphs: ['A draft at its limit, and one with few messages. Each figure ends with the painted frame.'],
    tables: [
      {
        caption: 'One of each, ms',
        columns: ['', `${numberText(MAX_ENTRIES)} entries`, `${FEW} entries`, 'ratio'],
        rows: [
          ...figures.map(({ name, aim, comparison }) => comparisonRow(`${name} (aim ≤ ${aim})`, comparison, 1)),
          // most are below 50 ms, which browsers don't report: no ratio
          ['longest task after opening', formatSpread(longest.ours), formatSpread(longest.reference), '–'],
        ],
        missed: figures.flatMap(({ name, aim, comparison: { ours } }) =>
          ours.median <= aim
            ? []
            : [`The median of ${name} is ${formatNumber(ours.median, 1)} ms, and the aim is ${aim} ms.`],
        ),
      },
    ],
    charts: [],
  };
}
