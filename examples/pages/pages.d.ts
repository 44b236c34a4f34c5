export type Language = 'en' | 'de';
export type Theme = 'light' | 'dark';

export interface Page {
  /** Starts and ends with a slash. */
  readonly path: string;
  readonly language: Language;
  readonly title: string;
  readonly lead: string;
  readonly cards: readonly { readonly title: string; readonly text: string }[];
  /** The three pages in this language. */
  readonly tabs: readonly { readonly path: string; readonly title: string }[];
  /** The path of this page in each language. */
  readonly alternates: Readonly<Record<Language, string>>;
  /** The link to the other language, and the text of the theme switch. */
  readonly other: { readonly language: Language; readonly path: string; readonly text: string };
  readonly themeSwitch: string;
}

export declare const PAGES: readonly Page[];

/** The page at a path, with or without a trailing slash. */
export declare function pageAt(path: string): Page | undefined;

/** The site's own header and footer, shown when there is no chrome. */
export declare function fallbackIn(language?: string): { readonly header: string; readonly footer: string };

/** Changes the colours of the page, header and footer. */
export declare function switchTheme(): void;
