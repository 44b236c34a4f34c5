/** Composes docs/performance.md, and the table of README.md. */

import { type Environment, environmentText } from './environment.ts';
import type { BarChart, KeyFigure, Section, Table } from './section.ts';

export interface NamedSection {
  /** Of the measurement. */
  readonly name: string;
  readonly section: Section;
}

export interface Report {
  /** In the order of the page. */
  readonly sections: readonly NamedSection[];
  readonly environment: Environment;
  readonly run: {
    readonly seconds: number;
    /** How many processes wanted a core before and after the run, on average of a minute. */
    readonly loadBefore: number;
    readonly loadAfter: number;
  };
}

const BUSY = '**The machine was busy.** Don’t rely on these times and ratios; repeat the run.';

/** The text of docs/performance.md. */
export function performancePage({ sections, environment, run }: Report): string {
  const missed = sections.flatMap(({ section }) => section.tables.flatMap((table) => table.missed ?? []));
  return `${[
    '# Performance',
    `Portico compared with a lower bound and with alternatives; \`npm run bench -- --write\` wrote this page on ${environment.date}, for version ${environment.version}.`,
    keyFigureTable(sections),
    ...(run.loadBefore > environment.cores / 2 ? [BUSY] : []),
    ...(missed.length > 0 ? [`**Missed aims.** ${missed.join(' ')}`] : []),
    '## Method and machine',
    'Across machines, compare only the ratios. Both sides are measured alternately (A B B A …), without a network. Figures are medians, with the range in parentheses; each ratio is Portico divided by the other side, as the median of all rounds.',
    `${environmentText(environment)}. Load average: ${run.loadBefore.toFixed(1)} before the run, ${run.loadAfter.toFixed(1)} at its end. The run took ${Math.floor(run.seconds / 60)} min ${run.seconds % 60} s. Each section’s command prints further tables.`,
    ...sections.flatMap(sectionBlocks),
  ].join('\n\n')}\n`;
}

/** The table that opens the page, and is in README.md. */
export function keyFigureTable(sections: readonly NamedSection[]): string {
  const figures = sections.flatMap(({ section }) => section.keyFigures ?? []);
  const cells = ({ label, ours, reference, ratio }: KeyFigure) => [label, ours, reference, ratio];
  return markdownTable(['', 'Portico', 'compared with', 'ratio'], figures.map(cells));
}

/** The command that repeats a section's measurement. */
export function commandOf(name: string): string {
  return `npm run bench -- --only=${name}`;
}

function sectionBlocks({ name, section: { title, paragraphs, charts, tables } }: NamedSection): string[] {
  return [
    `## ${title}`,
    ...paragraphs,
    ...charts.map(picture),
    ...tables.filter(({ consoleOnly }) => !consoleOnly).flatMap(tableBlocks),
    `<sub>\`${commandOf(name)}\`</sub>`,
  ];
}

/** Its figures are in the tables beside it. */
function picture({ title, file }: BarChart): string {
  return `![${title.replace(/[[\]]/g, '')}](images/${file}.svg)`;
}

function tableBlocks({ caption, columns, rows }: Table): string[] {
  return [`**${caption}**`, markdownTable(columns, rows)];
}

/** All columns but the first are aligned to the right. */
function markdownTable(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const alignment = `|${columns.map((_, index) => (index === 0 ? '---' : '---:')).join('|')}|`;
  return [line(columns), alignment, ...rows.map(line)].join('\n');
}
