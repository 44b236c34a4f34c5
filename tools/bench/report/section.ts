/** The results of one measurement of `npm run bench`: printed, and written to docs/performance.md. */

/** One measurement, which `--only=` selects by its name. */
export interface Measurement {
  /** In lower case, such as `start-up`. */
  readonly name: string;
  /** Takes about a minute at most. @throws Error if something answered wrongly, so that its speed means nothing */
  measure(): Promise<Section>;
}

export interface Section {
  readonly title: string;
  /** How it was measured: paragraphs of Markdown. */
  readonly paragraphs: readonly string[];
  readonly tables: readonly Table[];
  readonly charts: readonly BarChart[];
  /** The few figures that open docs/performance.md, and are in README.md. */
  readonly keyFigures?: readonly KeyFigure[];
}

/** The cells are texts that are ready to be shown. A table with absolute times has a column of ratios. */
export interface Table {
  readonly caption: string;
  /** The first column holds the labels of the rows. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Missed aims, one sentence each. */
  readonly missed?: readonly string[];
  /** Only for the console, not for the page. */
  readonly consoleOnly?: true;
}

/** Bars of one unit; shorter is better, unless the title says otherwise. */
export interface BarChart {
  /** Of the picture in `docs/images/`, without its extension. Starts with `performance-`. */
  readonly file: string;
  readonly title: string;
  readonly unit: string;
  /** From top to bottom. */
  readonly bars: readonly Bar[];
}

export interface Bar {
  readonly label: string;
  /** A bar with a negative value has no length. */
  readonly value: number;
  readonly text: string;
  /** Whether it is Portico's. */
  readonly ours: boolean;
}

/** A figure beside what it is compared with. */
export interface KeyFigure {
  /** What was measured, with its unit: `requests per second of a warm header`. */
  readonly label: string;
  readonly ours: string;
  /** The figure with its source: `9,300 (a worker that sends a constant)`. */
  readonly reference: string;
  readonly ratio: string;
}
