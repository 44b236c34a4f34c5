/** Measures what a new instance costs: importing the worker, and its first answer. */

import { comparisonRow, comparisonTable, formatNumber } from '../report/format.ts';
import type { Measurement } from '../report/section.ts';
import { QUERIES } from './headers.ts';
import { compareEvaluation, compareFirstAnswers } from './start-up.ts';
import { constantScript, serviceModules, warmHeader, withWorker } from './workers.ts';

const HEADER_PATH = `/chrome/header?${QUERIES[0]}`;
const CONSTANT = 'a constant';
/** What importing the worker may cost: milliseconds, and times what a constant worker costs. */
const AIMS = { milliseconds: 5, ratio: 6 };

export const startUp: Measurement = {
  name: 'start-up',
  async measure() {
    const modules = await serviceModules();
    const response = await withWorker(modules, (service) => warmHeader(service.origin + HEADER_PATH));
    const constant = constantScript(response);
    const evaluation = await compareEvaluation(modules, constant);
    const first = await compareFirstAnswers(modules, constant, HEADER_PATH);
    const { ours, ratio } = evaluation;
    const missed = [
      ...(ours.median > AIMS.milliseconds ? [`Importing took ${formatNumber(ours.median, 1)} ms.`] : []),
      ...(ratio.median > AIMS.ratio
        ? [`Importing took ${formatNumber(ratio.median, 1)} times as long as a constant.`]
        : []),
    ];
    return {
      title: 'Start-up',
      paragraphs: [
        'Importing evaluates only routes and files; the first request for chrome loads the rest. A new Node process imports the worker; the first response includes the start of workerd.',
      ],
      tables: [
        comparisonTable(
          `A new worker (aims for the import: ${AIMS.milliseconds} ms, and ${AIMS.ratio} times a constant)`,
          CONSTANT,
          [
            comparisonRow('importing the worker, ms', evaluation, 1),
            comparisonRow('first response of a new workerd, ms', first, 0),
          ],
          missed,
        ),
      ],
      charts: [],
    };
  },
};
