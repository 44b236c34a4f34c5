/** Composes docs/performance.md, and the table of README.md. Pure. */

import { chartText } from './bar-chart.ts';
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

const BUSY =
  '**The machine was busy.** Other programs ran meanwhile, so rely on none of these times or their ratios: repeat the run when it is idle.';

/** The text of docs/performance.md. */
export function performancePage({ sections, environment, run }: Report): string {
  const missed = sections.flatMap(({ section }) => section.tables.flatMap((table) => table.missed ?? []));
  return `${[
    '# Performance',
    `What Portico costs, beside what it could cost at best and beside what else is in use. Written by \`npm run bench -- --write\` on ${environment.date}, for version ${environment.version}; run it to see the figures of your machine.`,
    keyFigureTable(sections),
    ...(run.loadBefore > environment.cores / 2 ? [BUSY] : []),
    ...(missed.length > 0 ? [`**Aims that this run missed.** ${missed.join(' ')}`] : []),
    '## Method and machine',
    `**Ratios.** Absolute times depend on the machine: compare only ratios between machines. The sides of each comparison are measured alternately in one run (A B B A …), so that a machine that becomes slower or faster favours neither. Figures are medians of all rounds, with the range in parentheses. A ratio is the median of the ratios of each round, Portico divided by the other side, so it may differ a little from the ratio of the medians.`,
    `**Machine.** ${environmentText(environment)}. On average of a minute, ${run.loadBefore.toFixed(1)} processes wanted a core before the run and ${run.loadAfter.toFixed(1)} at its end. The run took ${Math.floor(run.seconds / 60)} min ${run.seconds % 60} s.`,
    `**One measurement by itself.** The command is at the end of each section. Nothing is requested over a network: workers, browsers and load generator run on this machine.`,
    ...sections.flatMap(sectionBlocks),
  ].join('\n\n')}\n`;
}

/** The table that opens the page, and is in README.md. */
export function keyFigureTable(sections: readonly NamedSection[]): string {
  const figures = sections.flatMap(({ section }) => section.keyFigures ?? []);
  const cells = ({ label, ours, reference, ratio }: KeyFigure) => [label, ours, reference, ratio];
  return markdownTable(['', 'Portico', 'compared with', 'ratio'], figures.map(cells));
}

/** How a section says which measurement it belongs to. */
export function commandOf(name: string): string {
  return `npm run bench -- --only=${name}`;
}

function sectionBlocks({ name, section: { title, paragraphs, charts, tables } }: NamedSection): string[] {
  return [
    `## ${title}`,
    ...paragraphs,
    ...charts.map(picture),
    ...tables.flatMap(tableBlocks),
    `<sub>\`${commandOf(name)}\`</sub>`,
  ];
}

function picture(chart: BarChart): string {
  const text = `${chart.title}. ${chartText(chart)}`.replace(/[[\]]/g, '');
  return `![${text}](images/${chart.file}.svg)`;
}

function tableBlocks({ caption, columns, rows, missed = [] }: Table): string[] {
  const sentences = missed.length > 0 ? [`Missed: ${missed.join(' ')}`] : [];
  return [`**${caption}**`, markdownTable(columns, rows), ...sentences];
}

/** All columns but the first are aligned to the right. */
function markdownTable(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const alignment = `|${columns.map((_, index) => (index === 0 ? '---' : '---:')).join('|')}|`;
  return [line(columns), alignment, ...rows.map(line)].join('\n');
}
