/** Formats a measurement's results for a console, with aligned tables. */

import type { Section, Table } from './section.ts';

const GAP = '   ';

/** The lines of a section for a console. */
export function sectionText({ title, tables, paragraphs }: Section): string {
  const blocks = [title.toUpperCase(), ...tables.map(tableText), ...paragraphs.map(withoutMarkup)];
  return blocks.join('\n\n');
}

/** The caption, and columns that are as wide as their widest cell; all but the first are aligned to the right. */
function tableText({ caption, columns, rows, missed = [] }: Table): string {
  const lines = [columns, ...rows];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => widthOf(line[index] ?? ''))));
  const text = lines.map((line) =>
    widths
      .map((width, index) => {
        const cell = withoutMarkup(line[index] ?? '');
        const padding = ' '.repeat(width - widthOf(cell));
        return index === 0 ? cell + padding : padding + cell;
      })
      .join(GAP)
      .trimEnd(),
  );
  return [caption, ...text, ...missed.map((sentence) => `Missed: ${withoutMarkup(sentence)}`)].join('\n');
}

/** In columns of a console. */
function widthOf(text: string): number {
  return [...withoutMarkup(text)].length;
}

/** Removes what Markdown adds: code marks, emphasis, and the addresses of links. */
function withoutMarkup(text: string): string {
  return text
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replaceAll('`', '');
}
