/** Renders the contact sheet as a page: a grid of captioned pictures. */

import { pngWidth } from './png-width.ts';

export interface SheetPicture {
  readonly group: string;
  readonly name: string;
  /** Of the window, in pixels. */
  readonly width: number;
  readonly png: Buffer;
}

/** In pixels. */
export const SHEET_WIDTH = 2400;

const STYLES = `
body { margin: 0; padding: 56px 64px 72px; background: #e6e8ee; color: #12151f; font: 16px/1.4 system-ui, "Noto Sans", sans-serif; }
h1 { margin: 0; font-size: 34px; font-weight: 650; letter-spacing: -.02em; }
.facts { margin: 6px 0 0; color: #454c5e; font-size: 18px; }
h2 { margin: 56px 0 20px; padding-block-end: 12px; border-block-end: 1px solid #c3c8d4; font-size: 24px; font-weight: 650; letter-spacing: -.01em; }
.grid { display: grid; grid-template-columns: repeat(12, 1fr); gap: 32px 28px; align-items: start; }
figure { margin: 0; min-width: 0; }
figcaption { display: flex; justify-content: space-between; gap: 12px; margin-block-end: 8px; font-size: 17px; font-weight: 600; }
figcaption span { color: #454c5e; font-weight: 400; font-variant-numeric: tabular-nums; }
img { display: block; max-width: 100%; border-radius: 4px; box-shadow: 0 0 0 1px rgb(18 21 31 / 14%); }
`;

/**
 * @param title plain text, such as `Dark theme, English`
 * @param pictures in order within their groups
 */
export function sheetPage(title: string, pictures: readonly SheetPicture[]): string {
  const groups = [...Map.groupBy(pictures, ({ group }) => group)];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><style>${STYLES}</style></head>
<body><h1>${title}</h1><p class="facts">${pictures.length} states of header and footer, scaled to fit. Widths are those of the window.</p>
${groups.map(([name, members]) => `<h2>${name}</h2><div class="grid">${members.map(figure).join('')}</div>`).join('')}</body></html>`;
}

function figure({ name, width, png }: SheetPicture): string {
  const { columns, shown } = placeOf(png);
  return `<figure style="grid-column: span ${columns}; max-width: ${shown}px"><figcaption>${name} <span>${width}</span></figcaption>
<img src="data:image/png;base64,${png.toString('base64')}" alt=""></figure>`;
}

/** How many of the twelve columns a picture spans, by its own width. */
function placeOf(png: Buffer) {
  const shown = pngWidth(png);
  return { shown, columns: shown > 1000 ? 6 : shown > 500 ? 4 : 2 };
}
