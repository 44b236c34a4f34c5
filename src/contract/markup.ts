/** Names in the markup that hosts, tests and the client script rely on. */

export const ISLAND_ATTRIBUTE = 'data-portico-island';
export const PROPS_ATTRIBUTE = 'data-portico-props';

/** Set on the header's root while the top of the page is out of view. */
export const SCROLLED_ATTRIBUTE = 'data-portico-scrolled';

/** Set on the header's root by the one script that drives it. */
export const STARTED_ATTRIBUTE = 'data-portico-started';

export const HEADER_SELECTOR = '[data-portico="header"]';

/** The custom property on the document's root that tells how much of the top the sticky header covers. */
export const OFFSET_PROPERTY = '--portico-offset';

export const MENU_ID = 'portico-menu';
export const LANGUAGE_SECTION_ID = 'LANGUAGE';

export type Island = 'menu' | 'language' | 'teaser';

/** The id of the panel that a section opens: unique in the page, and the same on the server and in the browser. */
export function panelId(sectionId: string): string {
  return `portico-panel-${sectionId.toLowerCase().replaceAll('_', '-')}`;
}
