/** Writes docs/performance.md, its pictures, and the table of README.md. */

import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { ROOT } from '../../../packages/cli/src/root.ts';
import { barChart } from './bar-chart.ts';
import { keyFigureTable, performancePage, type Report } from './performance-page.ts';
import { replaceBetweenMarkers } from './replace-between-markers.ts';

const IMAGES = `${ROOT}docs/images/`;
const PREFIX = 'performance-';

/** @throws Error before anything is written, if a picture cannot be drawn or README.md has no place for the table */
export async function writeReport(report: Report): Promise<void> {
  const pictures = picturesOf(report);
  const readme = replaceBetweenMarkers(
    await readFile(`${ROOT}README.md`, 'utf8'),
    'performance',
    keyFigureTable(report.sections),
  );
  const former = (await readdir(IMAGES)).filter((name) => name.startsWith(PREFIX) && name.endsWith('.svg'));
  await Promise.all(former.map((name) => rm(IMAGES + name)));
  await Promise.all([...pictures].map(([file, svg]) => writeFile(`${IMAGES}${file}.svg`, svg)));
  await writeFile(`${ROOT}docs/performance.md`, performancePage(report));
  await writeFile(`${ROOT}README.md`, readme);
}

/** By name, without extension. */
function picturesOf({ sections }: Report): ReadonlyMap<string, string> {
  const pictures = new Map<string, string>();
  for (const chart of sections.flatMap(({ section }) => section.charts)) {
    const { file } = chart;
    if (!file.startsWith(PREFIX)) throw new Error(`The name of the picture "${file}" must start with ${PREFIX}`);
    if (pictures.has(file)) throw new Error(`Two pictures are named "${file}"`);
    pictures.set(file, barChart(chart));
  }
  return pictures;
}
