/** Attributes, classes and ids in the markup that hosts, tests and client scripts rely on. */

export const ISLAND_NAME_ATTRIBUTE = 'data-portico-island';
/** On an island: JSON with what the browser cannot read from the markup inside. */
export const PROPS_ATTRIBUTE = 'data-portico-props';
/** The burger's labels for a closed and an open overlay, separated by `|`. Copied markup may show either. */
export const LABELS_ATTRIBUTE = 'data-portico-labels';

/** In the header's root: on a template for each script of its release, with the script element that loads it. */
export const SCRIPT_ATTRIBUTE = 'data-portico-script';
export type ScriptName = 'loader' | 'islands';

/** At the end of the loader's address: it starts no header by itself. */
export const ELEMENTS_HASH = '#elements';

/** On the header's root: whether it has no background while the page is at its top. */
export const TRANSPARENT_ATTRIBUTE = 'data-portico-transparent';

/** Set on the header's root while the page is scrolled down. */
export const SCROLLED_ATTRIBUTE = 'data-portico-scrolled';

/** Set on a list of sections once a script controls it. */
export const ENHANCED_ATTRIBUTE = 'data-portico-enhanced';
/** Set on a section while it is open. */
export const OPEN_ATTRIBUTE = 'data-portico-open';
/** On the root of a fragment whose host has named its path. */
export const PATH_ATTRIBUTE = 'data-portico-path';
/** On a fragment's root: the origin of the site, if it is not the main site's. */
export const SITE_ATTRIBUTE = 'data-portico-site';
/** On elements that are inert or styled while an overlay is open; the value is the styles to restore. */
export const HELD_ATTRIBUTE = 'data-portico-held';

/** Excludes other elements with this attribute, such as forms, whose fields can shadow their members. */
export const HEADER_SELECTOR = 'header[data-portico=header]';

/** The class of the element that contains the bar and the row: the header's root, or an element in its shadow tree. */
export const HEADER_CLASS = 'portico-header';

/** Custom property on the document's root: the height of the viewport that the sticky header covers. */
export const OFFSET_PROPERTY = '--portico-offset';

/** Custom property on the document's root: the lower edge of the header in the viewport, as the page scrolls. */
export const BOTTOM_PROPERTY = '--portico-bottom';

/** Custom property on the header: the height of a bar with a message of several lines. */
export const BAR_PROPERTY = '--portico-bar-size';

/** Dispatched on the document to close menus and overlays without moving the focus. */
export const CLOSE_EVENT = 'portico-close';

/**
 * Dispatched by a custom element on its fragment's root when the attribute `path` has changed. It bubbles and crosses
 * shadow roots. The script that handles it calls `preventDefault()`.
 */
export const PATH_EVENT = 'portico:path';

/** Values of `data-portico-part`, besides the ids of the company's buttons. */
export const PARTS = [
  'announcement',
  'bar',
  'breadcrumbs',
  'burger',
  'column',
  'copyright',
  'dismiss',
  'language-selector',
  'legal',
  'login',
  'nav',
  'overlay',
  'panel',
  'second-level',
  'section',
  'sentinel',
  'skip-link',
  'social',
  'teaser',
] as const;

export const MENU_ID = 'portico-menu';
export const LANGUAGE_SECTION_ID = 'LANGUAGE';
/** The id of the second level's section in the overlay. */
export const SECOND_LEVEL_ID = 'SECOND_LEVEL';

export type IslandName = 'menu' | 'language' | 'second-level' | 'teaser';

/** The id of an entry of the second level, distinct from all menu ids. @param index 0 is the title */
export function secondLevelId(index: number): string {
  return `${SECOND_LEVEL_ID}.${index}`;
}

/** The id of the panel of a section; the server and the browser must agree on it. */
export function panelId(sectionId: string): string {
  return `portico-panel-${sectionId.toLowerCase().replaceAll('_', '-')}`;
}
