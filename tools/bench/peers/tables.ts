/** The tables of the comparison in browsers. */

import type { FirstView, WindowName } from '../browser/rendering.ts';
import type { Table } from '../report/section.ts';
import { type Bytes, bytesOf, totalOf } from './bytes.ts';
import { COMPARED_COLUMNS, type ComparedFigures, comparedRow, type Figures, REPEATED_COLUMNS } from './compared.ts';
import { INPUT_NAMES, INPUTS } from './inputs.ts';
import type { PeerFigures } from './measure-browser.ts';
import type { Visit } from './visits.ts';

/** The figures of Portico, Radix and the plain header, and of Portico once more. */
export type Compared = readonly [PeerFigures, PeerFigures, PeerFigures, PeerFigures];

const WINDOW_LABELS: Readonly<Record<WindowName, string>> = {
  desktop: '1440 px, mouse and keyboard',
  phone: '390 px, touch',
};

function figuresOf(
  [portico, radix, plain, again]: Compared,
  read: (figures: PeerFigures) => Figures,
): Required<ComparedFigures> {
  return { portico: read(portico), radix: read(radix), plain: read(plain), again: read(again) };
}

export function bytesTable(compared: Compared): Table {
  const line = (label: string, read: (bytes: Bytes) => number) => {
    const { again: _, ...figures } = figuresOf(compared, ({ peer }) => [read(bytesOf(peer))]);
    return comparedRow(label, figures, 0, '0');
  };
  return {
    caption: 'Bytes that a browser downloads, brotli 11',
    columns: COMPARED_COLUMNS,
    rows: [
      line('HTML, with the data of scripts', ({ html }) => html),
      line('Style sheet', ({ styles }) => styles),
      line('Script', ({ script }) => script),
      line('Script in idle time', ({ laterScript }) => laterScript),
      line('All', totalOf),
      line('All, without the idle-time script', ({ laterScript, ...first }) => totalOf({ ...first, laterScript: 0 })),
    ],
  };
}

export function loadingTable(compared: Compared, window: WindowName): Table {
  const view = (label: string, read: (view: FirstView) => number) =>
    comparedRow(
      label,
      figuresOf(compared, ({ firstViews }) => firstViews[window].map(read)),
      0,
    );
  const visit = (label: string, read: (visit: Visit) => number) =>
    comparedRow(
      label,
      figuresOf(compared, ({ visits }) => visits[window].map(read)),
      0,
    );
  return {
    caption: `Loading the page, ${WINDOW_LABELS[window]}`,
    columns: REPEATED_COLUMNS,
    rows: [
      view('Script, ms', ({ script }) => script),
      view('Style, ms', ({ style }) => style),
      view('Layout, ms', ({ layout }) => layout),
      view('Main thread, total, ms', ({ task }) => task),
      visit('Blocking time, ms', ({ loading }) => loading.blocking),
      visit('Scripts ready after the first paint, ms', ({ loading }) => loading.readyAfterPaint),
      view('Elements', ({ elements }) => elements),
      visit('JavaScript heap, KB', ({ heap }) => heap / 1_000),
    ],
  };
}

export function openingsTable(compared: Compared): Table {
  return {
    caption: 'From an input to the frame that shows the menu, scripts ready, ms',
    columns: REPEATED_COLUMNS,
    rows: INPUT_NAMES.map((name) => openingRow(compared, name, 'delay', 'does not open')),
  };
}

/** Without the pointer: moving it is not an interaction. */
export function eventTimingTable(compared: Compared): Table {
  return {
    caption: 'The same by Event Timing, which rounds to 8 ms',
    columns: REPEATED_COLUMNS,
    rows: INPUT_NAMES.filter((name) => name !== 'pointer').map((name) =>
      openingRow(compared, name, 'interaction', '< 16'),
    ),
  };
}

function openingRow(
  compared: Compared,
  name: (typeof INPUT_NAMES)[number],
  field: 'delay' | 'interaction',
  absent: string,
): readonly string[] {
  const { label, window } = INPUTS[name];
  const figures = figuresOf(compared, ({ visits }) =>
    visits[window].map(({ openings }) => openings.get(name)?.[field] ?? null),
  );
  return comparedRow(`${label}, ${windowWidth(window)}`, figures, 0, absent);
}

export function earlyTable(compared: Compared): Table {
  const early = (
    label: string,
    window: WindowName,
    read: (visit: PeerFigures['earlyVisits'][WindowName][number]) => number | null,
  ) =>
    comparedRow(
      label,
      figuresOf(compared, ({ earlyVisits }) => earlyVisits[window].map(read)),
      0,
      'does not open',
    );
  const isOpen = (window: WindowName) => (figures: PeerFigures) =>
    figures.earlyVisits[window].every(({ isOpenAtLast }) => isOpenAtLast) ? 'open' : 'closed, the input is lost';
  return {
    caption: 'The same inputs before any script has run, ms',
    columns: REPEATED_COLUMNS,
    rows: [
      ...INPUT_NAMES.map((name) => {
        const { label, window } = INPUTS[name];
        return early(`${label}, ${windowWidth(window)}`, window, ({ openings }) => openings.get(name)?.delay ?? null);
      }),
      ...(['desktop', 'phone'] as const).map((window) => [
        `The last section once the scripts have run, ${windowWidth(window)}`,
        ...compared.slice(0, 3).map(isOpen(window)),
        '–',
        '–',
        '–',
      ]),
    ],
  };
}

function windowWidth(window: WindowName): string {
  return window === 'desktop' ? '1440 px' : '390 px';
}
