/** The states of header and footer that the contact sheet shows. */

import type { Page } from 'playwright-core';
import { showLoadingTeaser } from './loading-teaser.ts';
import {
  DESKTOP,
  dismiss,
  FOOTER,
  focus,
  openMenu,
  openOverlay,
  openSection,
  PHONE,
  SMALL_DESKTOP,
  scrollDown,
  scrollOverlay,
  TABLET,
} from './steps.ts';

export interface PictureState {
  readonly group: string;
  /** Unique in the group together with the width. */
  readonly name: string;
  /** Of the window, in pixels. */
  readonly width: number;
  /** Of the window, in pixels. */
  readonly height: number;
  /** Parameters of the fragments, besides language, theme, instant and seed. */
  readonly query?: string;
  /** Called before the page is loaded. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** What a visitor does before the picture is taken. */
  readonly steps?: (page: Page) => Promise<unknown>;
  /** What the picture shows: an element, or the upper part of the window, in pixels. By default the whole window. */
  readonly shown?: string | number;
  /** The state is omitted if this selector matches nothing. */
  readonly needs?: string;
}

const FOLDED_COLUMN = `${FOOTER} summary >> nth=1`;
const DOCUMENTATION_PANEL = '[data-portico-part="panel"][data-portico-id="NAV_DOCUMENTATION"]';

const HEADER: readonly PictureState[] = [
  { name: 'At rest' },
  { name: 'Scrolled', query: 'transparent=true', steps: scrollDown },
  { name: 'Transparent over a page', query: 'transparent=true' },
  { name: 'Without announcement', query: 'announcement=omit' },
  { name: 'Announcement dismissed', steps: dismiss },
  { name: 'Current page', query: 'path=/pricing/' },
  { name: 'Link focused', steps: focus('.portico-section__link >> nth=0') },
  { name: 'Button hovered', steps: (page: Page) => page.hover('[data-portico-part="sign-up"]:visible') },
].map((state) => ({ group: 'Header', width: DESKTOP, height: 900, shown: 176, ...state }));

const MENUS: readonly PictureState[] = [
  { name: 'Developers', width: DESKTOP, steps: openMenu('NAV_DEVELOPERS') },
  { name: 'Documentation', width: DESKTOP, steps: openMenu('NAV_DOCUMENTATION') },
  { name: 'Product', width: DESKTOP, steps: openMenu('NAV_PRODUCT') },
  { name: 'Solutions', width: DESKTOP, steps: openMenu('NAV_SOLUTIONS') },
  { name: 'Product', width: SMALL_DESKTOP, steps: openMenu('NAV_PRODUCT') },
  { name: 'Languages', width: SMALL_DESKTOP, steps: (page: Page) => page.hover('.portico-language-menu__button') },
].map((state) => ({ group: 'Menus', height: 900, shown: 680, ...state }));

const TEASERS: readonly PictureState[] = [
  { name: 'Post', query: 'blog=ok' },
  { name: 'Without an image', query: 'blog=noimage' },
  { name: 'Fallback', query: 'blog=failing' },
  { name: 'Loading', query: 'blog=failing', prepare: showLoadingTeaser },
].map((state) => ({
  group: 'Teaser',
  width: DESKTOP,
  height: 640,
  steps: openMenu('NAV_DOCUMENTATION'),
  shown: `${DOCUMENTATION_PANEL} .portico-column--post`,
  ...state,
}));

const PHONES: readonly PictureState[] = [
  { name: 'Closed', query: 'transparent=true' },
  { name: 'Scrolled', steps: scrollDown },
  { name: 'Announcement dismissed', steps: dismiss },
  { name: 'Overlay open', steps: openOverlay },
  { name: 'Section open', steps: openSection },
  { name: 'Scrolled to the end', steps: scrollOverlay },
].map((state) => ({ group: 'Phone', width: PHONE, height: 844, ...state }));

const TABLETS: readonly PictureState[] = [
  { name: 'Closed' },
  { name: 'Overlay open', steps: openOverlay },
  { name: 'Section open', steps: openSection },
].map((state) => ({ group: 'Tablet', width: TABLET, height: 720, ...state }));

/** In windows that show the complete page. */
const FOOTERS: readonly PictureState[] = [
  ...[DESKTOP, SMALL_DESKTOP, TABLET, PHONE].map((width) => ({ name: 'At rest', width })),
  { name: 'Column unfolded', width: PHONE, needs: FOLDED_COLUMN, steps: (page: Page) => page.click(FOLDED_COLUMN) },
].map((state) => ({ group: 'Footer', height: 6000, shown: FOOTER, ...state }));

export const STATES: readonly PictureState[] = [...HEADER, ...MENUS, ...TEASERS, ...PHONES, ...TABLETS, ...FOOTERS];
