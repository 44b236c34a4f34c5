/** Attributes, classes and ids in the markup that hosts, tests and client scripts rely on. */

export const ISLAND_NAME_ATTRIBUTE = 'data-portico-island';
/** On an island: JSON with what the browser cannot read from the markup inside. */
export const PROPS_ATTRIBUTE = 'data-portico-props';
/** The names of the burger while the overlay is closed and open, with a bar between them; its own may be a copy from either. */
export const LABELS_ATTRIBUTE = 'data-portico-labels';

/** In the header's root: on a template for each script of its release, with the script element that loads it. */
export const SCRIPT_ATTRIBUTE = 'data-portico-script';
export type ScriptName = 'loader' | 'islands';

/** At the end of the loader's address: it starts no header by itself. */
export const FOR_ELEMENTS = '#elements';

/** On the header's root: whether it has no background while the page is at its top. */
export const TRANSPARENT_ATTRIBUTE = 'data-portico-transparent';

/** Set on the header's root while the page is scrolled down. */
export const SCROLLED_ATTRIBUTE = 'data-portico-scrolled';

/** Set on a list of sections once a script controls it, and on each section while it is open. */
export const ENHANCED_ATTRIBUTE = 'data-portico-enhanced';
export const OPEN_ATTRIBUTE = 'data-portico-open';
/** On the root of a fragment whose host has named its path. */
export const PATH_ATTRIBUTE = 'data-portico-path';
/** On the root of a fragment for a site whose pages are on another origin than the main site: this origin. */
export const SITE_ATTRIBUTE = 'data-portico-site';
/** On elements of the page that an open overlay holds; its value are the styles to restore. */
export const HELD_ATTRIBUTE = 'data-portico-held';

/** Not by its attribute alone, because the members of some elements, such as forms, may be fields of the page. */
export const HEADER_SELECTOR = 'header[data-portico=header]';

/** The class of the element that contains the bar and the row: the header's root, or an element in its shadow tree. */
export const HEADER_CLASS = 'portico-header';

/** Custom property on the document's root: the height of the viewport that the sticky header covers. */
export const OFFSET_PROPERTY = '--portico-offset';

/** Custom property on the document's root: the lower edge of the header in the viewport, as the page scrolls. */
export const BOTTOM_PROPERTY = '--portico-bottom';

/** Custom property on the header: the height of a bar with a message of several lines. */
export const BAR_PROPERTY = '--portico-bar-size';

/** Dispatched on the document: menus and overlays close, and no focus moves. */
export const CLOSE_EVENT = 'portico-close';

/**
 * Dispatched by a custom element on the root of its fragment when its attribute `path` has changed. It bubbles and crosses
 * shadow roots. A script that follows it calls `preventDefault()`.
 */
export const PATH_EVENT = 'portico:path';

/** The values of `data-portico-part`, besides the ids of the company's buttons. */
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
/** Of the section of the overlay. */
export const SECOND_LEVEL_ID = 'SECOND_LEVEL';

export type IslandName = 'menu' | 'language' | 'second-level' | 'teaser';

/** The id of an entry of the second level, which no item of the menu can have. @param index from 0, the title */
export function secondLevelId(index: number): string {
  return `${SECOND_LEVEL_ID}.${index}`;
}

/** The id of the panel of a section; the server and the browser must agree on it. */
export function panelId(sectionId: string): string {
  return `portico-panel-${sectionId.toLowerCase().replaceAll('_', '-')}`;
}
