/** The chrome of one page, and the parameters it was requested with. */

import type { FragmentParameters } from './parameters.ts';

/** The parameters of the fragments, with `language` for `lang`. The service's defaults replace missing ones. */
export type ChromeParameters = Omit<FragmentParameters, 'lang'> & { readonly language?: FragmentParameters['lang'] };

export interface StyleSheetLink {
  readonly href: string;
  /** As in the attribute `integrity`; requires `crossorigin="anonymous"`. */
  readonly integrity: string;
}

export interface ModuleScript {
  readonly src: string;
  /** As in the attribute `integrity`; requires `crossorigin="anonymous"`. */
  readonly integrity: string;
}

/** The three parts of the chrome as HTML, and the first of them as data for frameworks that own the `<head>`. */
export interface ChromeParts {
  /** Style sheet and script, for the `<head>`. Empty in a fallback that needs none. */
  readonly head: string;
  readonly header: string;
  readonly footer: string;
  readonly styles: readonly StyleSheetLink[];
  readonly scripts: readonly ModuleScript[];
}

export interface PageChrome extends ChromeParts {
  /** Where the parts come from. `copy`: the last good answer, because there is no newer one. */
  readonly source: 'service' | 'copy' | 'fallback';
  /**
   * Until when the parts are current, in ISO 8601: cache a page with them no longer. In the past while they are
   * renewed; `null` unless `source` is `service`.
   */
  readonly freshUntil: string | null;
  /** The accepted parameters. */
  readonly parameters: ChromeParameters;
}
