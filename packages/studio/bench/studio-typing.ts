/** Compares typing in a full Studio with typing in one that has only the release's messages. */

import { inTurn } from '../../../tools/bench/in-turn.ts';
import { comparisonRow, formatNumber } from '../../../tools/bench/report/format.ts';
import type { Measurement, Section } from '../../../tools/bench/report/section.ts';
import { comparisonOf } from '../../../tools/bench/statistics.ts';
import { launchChromium } from '../../cli/src/local/chromium.ts';
import { MAX_PUBLISHED } from '../src/contract/limits.ts';
import { type FilledStudio, startFilledStudio } from './fill-studio.ts';
import { measureTyping, type Typing } from './measure-typing.ts';

const ROUNDS = 4;

/** In milliseconds: one frame of a screen with 60 Hz. */
const MAX_DELAY = 16;

export const studioTyping: Measurement = {
  name: 'studio-typing',
  async measure(): Promise<Section> {
    const studios: FilledStudio[] = [];
    const browser = await launchChromium();
    try {
      for (const total of [MAX_PUBLISHED, null]) studios.push(await startFilledStudio(total));
      const results = await inTurn(ROUNDS, studios, ({ started, announcement }) =>
        measureTyping(browser, `${started.studio.origin}/messages/announcement/${announcement}?language=en`),
      );
      return sectionOf(studios, [...results.values()]);
    } finally {
      await browser.close();
      for (const { started } of studios) await started.stop();
    }
  },
};

/** @param results of each studio, by round */
function sectionOf(studios: readonly FilledStudio[], results: readonly (readonly Typing[])[]): Section {
  const [full = '', small = ''] = studios.map(({ count }) => `${count} messages and cards`);
  const compare = (figure: keyof Typing) => {
    const [ours = [], reference = []] = results.map((rounds) => rounds.map((typing) => typing[figure]));
    return comparisonOf(ours, reference);
  };
  const delay = compare('delay');
  const missed = `The median delay of a key is ${formatNumber(delay.ours.median, 1)} ms, and the aim is ${MAX_DELAY} ms.`;
  return {
    title: `Typing in the Studio, ${MAX_PUBLISHED} messages`,
    paragraphs: [
      `A key every 110 ms, in a Studio at its limit and in one with few messages. The delay runs from a key's event to the painted frame.`,
    ],
    tables: [
      {
        caption: 'One key',
        columns: ['', full, small, 'ratio'],
        rows: [
          comparisonRow(`delay, ms (aim ≤ ${MAX_DELAY})`, delay, 1),
          comparisonRow('slowest key, ms', compare('longestDelay'), 1),
          comparisonRow('main thread, ms', compare('mainThread'), 1),
        ],
        missed: delay.ours.median > MAX_DELAY ? [missed] : [],
      },
    ],
    charts: [],
  };
}
